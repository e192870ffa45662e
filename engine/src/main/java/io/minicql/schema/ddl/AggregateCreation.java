package io.minicql.schema.ddl;

import io.minicql.CqlException;
import io.minicql.grammar.ast.CreateAggregate;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.grammar.ast.RawType;
import io.minicql.schema.AggregateMetadata;
import io.minicql.schema.FunctionMetadata;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.RawTypes;
import io.minicql.schema.ddl.SchemaEvent.Change;
import io.minicql.schema.ddl.SchemaEvent.Target;
import io.minicql.type.CqlType;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** CREATE AGGREGATE. */
final class AggregateCreation {

  private final Scope scope;
  private final CreateAggregate statement;
  private final KeyspaceMetadata keyspace;

  private AggregateCreation(Scope scope, CreateAggregate statement, KeyspaceMetadata keyspace) {
    this.scope = scope;
    this.statement = statement;
    this.keyspace = keyspace;
  }

  static SchemaChange apply(Scope scope, CreateAggregate statement) {
    String keyspaceName = scope.keyspaceOf(statement.aggregate());
    FunctionRules.refuseSystemKeyspace(keyspaceName);
    KeyspaceMetadata keyspace = scope.before().keyspace(keyspaceName);
    if (keyspace == null) {
      throw CqlException.config("Keyspace " + keyspaceName + " doesn't exist");
    }
    FunctionRules.refuseBothDirectives(statement.orReplace(), statement.ifNotExists());
    return new AggregateCreation(scope, statement, keyspace).apply();
  }

  private SchemaChange apply() {
    FunctionRules.refuseFrozenArguments(statement.argumentTypes(), keyspace.name());
    FunctionRules.refuseFrozen("State type", statement.stateType(), text(statement.stateType()));
    AggregateMetadata aggregate = aggregate();
    String name = aggregate.name();
    String key = FunctionRules.signature(name, aggregate.argumentTypes());
    if (keyspace.functions().containsKey(key)) {
      throw CqlException.invalid("Aggregate '" + name + "' cannot replace a function");
    }
    AggregateMetadata existing = keyspace.aggregates().get(key);
    if (existing != null) {
      if (statement.ifNotExists() || statement.orReplace() && existing.equals(aggregate)) {
        return scope.unchanged();
      }
      checkReplacement(existing, aggregate);
    }
    Map<String, AggregateMetadata> aggregates = new LinkedHashMap<>(keyspace.aggregates());
    aggregates.put(key, aggregate);
    return scope.changed(
        keyspace.withAggregates(aggregates),
        existing == null ? Change.CREATED : Change.UPDATED,
        Target.AGGREGATE,
        FunctionRules.writtenSignature(name, statement.argumentTypes(), keyspace.name()));
  }

  private AggregateMetadata aggregate() {
    List<CqlType> argumentTypes = FunctionRules.resolve(statement.argumentTypes(), keyspace);
    CqlType stateType = FunctionRules.resolve(List.of(statement.stateType()), keyspace).get(0);
    FunctionMetadata stateFunction = stateFunction(stateType, argumentTypes);
    FunctionMetadata finalFunction = finalFunction(stateType);
    byte[] initial = initialState(stateType);
    if (initial == null && !stateFunction.calledOnNullInput()) {
      throw CqlException.invalid(
          "Cannot create aggregate '"
              + statement.aggregate().name()
              + "' without INITCOND because state function "
              + keyspace.name()
              + "."
              + stateFunction.name()
              + " does not accept 'null' arguments");
    }
    return new AggregateMetadata(
        statement.aggregate().name(),
        argumentTypes,
        finalFunction == null ? stateFunction.returnType() : finalFunction.returnType(),
        stateFunction.name(),
        stateType,
        finalFunction == null ? null : finalFunction.name(),
        initial == null ? null : ByteBuffer.wrap(initial));
  }

  private FunctionMetadata stateFunction(CqlType stateType, List<CqlType> argumentTypes) {
    List<CqlType> types = new ArrayList<>(List.of(stateType));
    types.addAll(argumentTypes);
    List<RawType> written = new ArrayList<>(List.of(statement.stateType()));
    written.addAll(statement.argumentTypes());
    FunctionMetadata found = find(statement.stateFunction(), types);
    String text = "State function " + called(statement.stateFunction(), written);
    if (found == null) {
      throw CqlException.invalid(text + " doesn't exist");
    }
    if (!found.returnType().equals(stateType)) {
      throw CqlException.invalid(
          text
              + " return type must be the same as the first argument type - check STYPE, argument"
              + " and return types");
    }
    return found;
  }

  private @Nullable FunctionMetadata finalFunction(CqlType stateType) {
    String name = statement.finalFunction();
    if (name == null) {
      return null;
    }
    FunctionMetadata found = find(name, List.of(stateType));
    if (found == null) {
      throw CqlException.invalid(
          "Final function " + called(name, List.of(statement.stateType())) + " doesn't exist");
    }
    return found;
  }

  private @Nullable FunctionMetadata find(String name, List<CqlType> types) {
    return keyspace.functions().get(FunctionRules.signature(name, types));
  }

  private String called(String name, List<RawType> types) {
    return keyspace.name() + "." + FunctionRules.writtenSignature(name, types, keyspace.name());
  }

  private String text(RawType type) {
    return RawTypes.qualifiedText(type, keyspace.name());
  }

  /** Serialized; null where there is none or it is null. */
  private byte @Nullable [] initialState(CqlType stateType) {
    RawTerm term = statement.initialCondition();
    return term == null
        ? null
        : scope.context().constants().evaluate(scope.before(), keyspace.name(), term, stateType);
  }

  private void checkReplacement(AggregateMetadata existing, AggregateMetadata aggregate) {
    if (!statement.orReplace()) {
      throw CqlException.invalid("Aggregate '" + aggregate.name() + "' already exists");
    }
    if (!FunctionRules.isCompatible(aggregate.returnType(), existing.returnType())) {
      throw CqlException.invalid(
          "Cannot replace aggregate '"
              + aggregate.name()
              + "', the new return type "
              + aggregate.returnType().cql()
              + " isn't compatible with the return type "
              + existing.returnType().cql()
              + " of existing function");
    }
  }
}
