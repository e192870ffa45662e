package io.minicql.schema.ddl;

import io.minicql.CqlException;
import io.minicql.grammar.ast.DropType;
import io.minicql.schema.AggregateMetadata;
import io.minicql.schema.FunctionMetadata;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.Names;
import io.minicql.schema.TableMetadata;
import io.minicql.schema.ddl.SchemaEvent.Change;
import io.minicql.schema.ddl.SchemaEvent.Target;
import io.minicql.type.UdtType;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** DROP TYPE. */
final class TypeDrop {

  private TypeDrop() {}

  static SchemaChange apply(Scope scope, DropType statement) {
    String keyspaceName = scope.keyspaceOf(statement.type());
    String name = statement.type().name();
    SystemKeyspaces.refuse(keyspaceName, "DROP", "all tables in " + keyspaceName);
    KeyspaceMetadata keyspace = scope.before().keyspace(keyspaceName);
    UdtType type = keyspace == null ? null : keyspace.userType(name);
    if (keyspace == null || type == null) {
      if (statement.ifExists()) {
        return scope.unchanged();
      }
      throw CqlException.invalid("Type '" + keyspaceName + "." + name + "' doesn't exist");
    }
    refuseInUse(keyspace, type);
    Map<String, UdtType> types = new LinkedHashMap<>(keyspace.userTypes());
    types.remove(name);
    return scope.changed(keyspace.withUserTypes(types), Change.DROPPED, Target.TYPE, name);
  }

  private static void refuseInUse(KeyspaceMetadata keyspace, UdtType type) {
    String functions =
        Stream.concat(
                keyspace.functions().values().stream()
                    .filter(function -> function.references(type.keyspace(), type.name()))
                    .map(FunctionMetadata::name),
                keyspace.aggregates().values().stream()
                    .filter(aggregate -> aggregate.references(type.keyspace(), type.name()))
                    .map(AggregateMetadata::name))
            .map(name -> keyspace.name() + "." + name)
            .collect(Collectors.joining(", "));
    refuse(type, "functions", functions);
    String types =
        keyspace.userTypes().values().stream()
            .filter(other -> !other.name().equals(type.name()))
            .filter(other -> other.references(type.keyspace(), type.name()))
            .map(UdtType::name)
            .sorted(Names.ORDER)
            .collect(Collectors.joining(", "));
    refuse(type, "user types", types);
    String tables =
        keyspace.tables().values().stream()
            .filter(table -> mentions(table, type))
            .map(TableMetadata::name)
            .collect(Collectors.joining(", "));
    refuse(type, "tables", tables);
  }

  private static boolean mentions(TableMetadata table, UdtType type) {
    return table.columns().stream()
        .anyMatch(column -> column.type().references(type.keyspace(), type.name()));
  }

  private static void refuse(UdtType type, String what, String users) {
    if (!users.isEmpty()) {
      throw CqlException.invalid(
          "Cannot drop user type '"
              + type.keyspace()
              + "."
              + type.name()
              + "' as it is still used by "
              + what
              + " "
              + users);
    }
  }
}
