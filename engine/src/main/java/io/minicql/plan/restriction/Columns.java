package io.minicql.plan.restriction;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.Names;
import io.minicql.schema.TableMetadata;
import java.util.List;

/** Columns by the names that statements give. */
public final class Columns {
  private Columns() {}

  /**
   * The column of this name.
   *
   * @throws CqlException where the table has none
   */
  public static ColumnMetadata require(TableMetadata table, String name) {
    ColumnMetadata column = table.column(name);
    if (column == null) {
      throw CqlException.invalid(
          "Undefined column name " + Names.quoteIfNeeded(name) + " in table " + table);
    }
    return column;
  }

  /** The column as what receives a value. */
  public static ColumnSpec spec(ColumnMetadata column) {
    return new ColumnSpec(column.keyspace(), column.table(), column.name(), column.type());
  }

  static List<ColumnSpec> specs(List<ColumnMetadata> columns) {
    return columns.stream().map(Columns::spec).toList();
  }
}
