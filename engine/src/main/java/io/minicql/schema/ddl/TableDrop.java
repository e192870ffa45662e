package io.minicql.schema.ddl;

import io.minicql.CqlException;
import io.minicql.grammar.ast.DropTable;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.ViewMetadata;
import io.minicql.schema.ddl.SchemaEvent.Change;
import io.minicql.schema.ddl.SchemaEvent.Target;
import java.util.stream.Collectors;

/** DROP TABLE. */
final class TableDrop {

  private TableDrop() {}

  static SchemaChange apply(Scope scope, DropTable statement) {
    String keyspaceName = scope.keyspaceOf(statement.table());
    String name = statement.table().name();
    SystemKeyspaces.refuse(keyspaceName, "DROP", "table " + keyspaceName + "." + name);
    KeyspaceMetadata keyspace = scope.before().keyspace(keyspaceName);
    if (keyspace == null || keyspace.table(name) == null) {
      if (statement.ifExists()) {
        return scope.unchanged();
      }
      throw CqlException.invalid("Table '" + keyspaceName + "." + name + "' doesn't exist");
    }
    refuseWithViews(keyspace, name);
    return scope.changed(keyspace.withoutTable(name), Change.DROPPED, Target.TABLE, name);
  }

  private static void refuseWithViews(KeyspaceMetadata keyspace, String table) {
    String views =
        keyspace.views().values().stream()
            .filter(view -> view.baseTableName().equals(table))
            .map(ViewMetadata::name)
            .collect(Collectors.joining(", "));
    if (!views.isEmpty()) {
      throw CqlException.invalid(
          "Cannot drop a table when materialized views still depend on it (" + views + ")");
    }
  }
}
