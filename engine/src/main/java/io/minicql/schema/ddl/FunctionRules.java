package io.minicql.schema.ddl;

import io.minicql.CqlException;
import io.minicql.grammar.ast.RawType;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.RawTypes;
import io.minicql.schema.TypeResolver;
import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What statements on functions and on aggregates have in common. */
final class FunctionRules {

  private FunctionRules() {}

  static void refuseSystemKeyspace(String keyspace) {
    if (SystemKeyspaces.isLocalOrVirtual(keyspace)) {
      throw CqlException.invalid("System keyspace '" + keyspace + "' is not user-modifiable");
    }
  }

  static void refuseBothDirectives(boolean orReplace, boolean ifNotExists) {
    if (orReplace && ifNotExists) {
      throw CqlException.invalid("Cannot use both 'OR REPLACE' and 'IF NOT EXISTS' directives");
    }
  }

  /** Arguments are always frozen, so that writing it is refused; tuples and vectors may. */
  static void refuseFrozenArguments(List<RawType> types, String keyspace) {
    types.forEach(type -> refuseFrozen("Argument", type, RawTypes.qualifiedText(type, keyspace)));
  }

  static void refuseFrozen(String what, RawType type, String text) {
    if (type instanceof RawType.Frozen frozen
        && !(frozen.inner() instanceof RawType.TupleOf)
        && !(frozen.inner() instanceof RawType.VectorOf)) {
      throw CqlException.invalid(
          what + " '" + text + "' cannot be frozen; remove frozen<> modifier from '" + text + "'");
    }
  }

  static List<CqlType> resolve(List<RawType> types, KeyspaceMetadata keyspace) {
    TypeResolver resolver = new TypeResolver(keyspace.name(), keyspace.userTypes());
    return types.stream().map(resolver::resolve).toList();
  }

  /** Name and argument types as they were written: what errors and events of CREATE show. */
  static String writtenSignature(String name, List<RawType> types, String keyspace) {
    return name
        + types.stream()
            .map(type -> RawTypes.qualifiedText(type, keyspace))
            .collect(Collectors.joining(", ", "(", ")"));
  }

  /** Name and argument types as they are kept: the key of a function in its keyspace. */
  static String signature(String name, List<CqlType> types) {
    return name + types.stream().map(CqlType::cql).collect(Collectors.joining(", ", "(", ")"));
  }

  /** The names of all functions and aggregates, once for each overload. */
  static Stream<String> names(KeyspaceMetadata keyspace) {
    return Stream.concat(
        keyspace.functions().values().stream().map(function -> function.name()),
        keyspace.aggregates().values().stream().map(aggregate -> aggregate.name()));
  }

  /** Whether the values of one type are sorted and read as those of another are. */
  static boolean isCompatible(CqlType newType, CqlType oldType) {
    boolean ofText = oldType == NativeType.ASCII || oldType == NativeType.TEXT;
    return newType.equals(oldType)
        || newType == NativeType.TEXT && oldType == NativeType.ASCII
        || newType == NativeType.BLOB && ofText;
  }
}
