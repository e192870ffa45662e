package io.minicql.schema.ddl;

import io.minicql.CqlException;
import io.minicql.grammar.ast.DropAggregate;
import io.minicql.grammar.ast.DropFunction;
import io.minicql.grammar.ast.QualifiedName;
import io.minicql.grammar.ast.RawType;
import io.minicql.schema.AggregateMetadata;
import io.minicql.schema.FunctionMetadata;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.ddl.SchemaEvent.Change;
import io.minicql.schema.ddl.SchemaEvent.Target;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** DROP FUNCTION and DROP AGGREGATE. */
final class FunctionDrop {

  private final Target target;
  private final String keyspaceName;
  private final String name;
  private final @Nullable List<RawType> types;

  private FunctionDrop(
      Scope scope, Target target, QualifiedName name, @Nullable List<RawType> types) {
    this.target = target;
    this.keyspaceName = scope.keyspaceOf(name);
    this.name = name.name();
    this.types = types;
    FunctionRules.refuseSystemKeyspace(keyspaceName);
  }

  static SchemaChange apply(Scope scope, DropFunction statement) {
    FunctionDrop drop =
        new FunctionDrop(scope, Target.FUNCTION, statement.function(), statement.argumentTypes());
    KeyspaceMetadata keyspace = scope.before().keyspace(drop.keyspaceName);
    String key =
        drop.find(
            keyspace, keyspace == null ? Map.of() : keyspace.functions(), statement.ifExists());
    if (keyspace == null || key == null) {
      return scope.unchanged();
    }
    Map<String, FunctionMetadata> functions = new LinkedHashMap<>(keyspace.functions());
    FunctionMetadata dropped = functions.remove(key);
    if (dropped != null) {
      drop.refuseInUse(keyspace, dropped);
    }
    return scope.changed(keyspace.withFunctions(functions), Change.DROPPED, Target.FUNCTION, key);
  }

  static SchemaChange apply(Scope scope, DropAggregate statement) {
    FunctionDrop drop =
        new FunctionDrop(scope, Target.AGGREGATE, statement.aggregate(), statement.argumentTypes());
    KeyspaceMetadata keyspace = scope.before().keyspace(drop.keyspaceName);
    String key =
        drop.find(
            keyspace, keyspace == null ? Map.of() : keyspace.aggregates(), statement.ifExists());
    if (keyspace == null || key == null) {
      return scope.unchanged();
    }
    Map<String, AggregateMetadata> aggregates = new LinkedHashMap<>(keyspace.aggregates());
    aggregates.remove(key);
    return scope.changed(
        keyspace.withAggregates(aggregates), Change.DROPPED, Target.AGGREGATE, key);
  }

  /** The signature of the one that is meant; null where none is and that is allowed. */
  private @Nullable String find(
      @Nullable KeyspaceMetadata keyspace, Map<String, ?> candidates, boolean ifExists) {
    String key = keyspace == null ? null : find(keyspace, candidates.keySet());
    if (key == null && !ifExists) {
      throw CqlException.invalid(described() + " doesn't exist");
    }
    return key;
  }

  private @Nullable String find(KeyspaceMetadata keyspace, Set<String> signatures) {
    if (types == null) {
      refuseSeveral(keyspace);
      return signatures.stream().filter(key -> key.startsWith(name + "(")).findFirst().orElse(null);
    }
    FunctionRules.refuseFrozenArguments(types, keyspaceName);
    String key = FunctionRules.signature(name, FunctionRules.resolve(types, keyspace));
    return signatures.contains(key) ? key : null;
  }

  /** Functions and aggregates count together. */
  private void refuseSeveral(KeyspaceMetadata keyspace) {
    if (FunctionRules.names(keyspace).filter(name::equals).count() > 1) {
      throw CqlException.invalid(
          String.format(
              "'DROP %1$s %2$s' matches multiple function definitions; specify the argument types"
                  + " by issuing a statement like 'DROP %1$s %2$s (type, type, ...)'. You can use"
                  + " cqlsh 'DESCRIBE %1$s %2$s' command to find all overloads",
              target.name(), name));
    }
  }

  private void refuseInUse(KeyspaceMetadata keyspace, FunctionMetadata function) {
    String users =
        keyspace.aggregates().values().stream()
            .filter(aggregate -> aggregate.calls(function))
            .map(aggregate -> keyspaceName + "." + aggregate.name())
            .collect(Collectors.joining(", "));
    if (!users.isEmpty()) {
      throw CqlException.invalid(described() + " is still referenced by aggregates " + users);
    }
  }

  private String described() {
    String kind = target == Target.FUNCTION ? "Function" : "Aggregate";
    String called =
        types == null ? name : FunctionRules.writtenSignature(name, types, keyspaceName);
    return kind + " '" + keyspaceName + "." + called + "'";
  }
}
