package io.minicql.schema.ddl;

import io.minicql.CqlException;
import io.minicql.grammar.ast.DropIndex;
import io.minicql.schema.IndexMetadata;
import io.minicql.schema.IndexTargets;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.schema.ddl.SchemaEvent.Change;
import io.minicql.schema.ddl.SchemaEvent.Target;
import java.util.List;

/** DROP INDEX, and what may not be changed while there is an index. */
final class IndexDrop {
  private IndexDrop() {}

  static SchemaChange apply(Scope scope, DropIndex statement) {
    String keyspaceName = scope.keyspaceOf(statement.index());
    String name = statement.index().name();
    SystemKeyspaces.refuseLocalOrVirtual(keyspaceName);
    KeyspaceMetadata keyspace = scope.before().keyspace(keyspaceName);
    TableMetadata table = keyspace == null ? null : keyspace.tableOfIndex(name);
    if (keyspace == null || table == null) {
      if (statement.ifExists()) {
        return scope.unchanged();
      }
      throw CqlException.invalid("Index '" + keyspaceName + "." + name + "' doesn't exist'");
    }
    return scope.changed(
        keyspace.withTable(table.toBuilder().withoutIndex(name).build()),
        Change.UPDATED,
        Target.TABLE,
        table.name());
  }

  /**
   * Refuses a change of a column that is indexed.
   *
   * @param change what cannot be done, e.g. {@code Cannot drop}
   */
  static void refuseWithIndexes(TableMetadata table, String column, String change) {
    List<String> names =
        table.indexes().values().stream()
            .filter(index -> IndexTargets.isOn(index, column))
            .map(IndexMetadata::name)
            .toList();
    if (!names.isEmpty()) {
      throw CqlException.invalid(
          change
              + " column "
              + column
              + " because it has dependent secondary indexes ("
              + String.join(", ", names)
              + ")");
    }
  }
}
