package io.minicql.schema.ddl;

import io.minicql.CqlException;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.schema.ViewMetadata;
import io.minicql.type.UdtType;
import java.util.stream.Collectors;

/** Which columns may be dropped. */
final class ColumnDrop {

  private ColumnDrop() {}

  static void check(TableMetadata table, KeyspaceMetadata keyspace, ColumnMetadata column) {
    if (column.isPrimaryKey()) {
      throw CqlException.invalid("Cannot drop PRIMARY KEY column " + column.name());
    }
    if (column.type() instanceof UdtType udt && udt.isMultiCell()) {
      throw CqlException.invalid(
          "Cannot drop non-frozen column " + column.name() + " of user type " + udt.cql());
    }
    IndexDrop.refuseWithIndexes(table, column.name(), "Cannot drop");
    String views =
        keyspace.views().values().stream()
            .filter(view -> view.baseTableName().equals(table.name()))
            .map(ViewMetadata::name)
            .collect(Collectors.joining(","));
    if (!views.isEmpty()) {
      throw CqlException.invalid(
          "Cannot drop column "
              + column.name()
              + " on base table "
              + table.name()
              + " with materialized views.");
    }
  }
}
