package io.minicql.plan.read;

import io.minicql.CqlException;
import io.minicql.plan.restriction.Restrictions;
import io.minicql.plan.selection.Selection;
import io.minicql.schema.ColumnMetadata;
import java.util.Set;

/** What SELECT DISTINCT may ask for: partitions and their static columns (rule 19). */
final class DistinctCheck {
  private DistinctCheck() {}

  static void require(Selection selection, Restrictions restrictions) {
    if (!restrictions.clustering().isEmpty() || !restrictions.hasOthersOnlyOnStatics()) {
      throw CqlException.invalid(
          "SELECT DISTINCT with WHERE clause only supports restriction by partition key and/or"
              + " static columns.");
    }
    Set<ColumnMetadata> columns = selection.columnsRead();
    for (ColumnMetadata column : columns) {
      if (!column.isPartitionKey() && !column.isStatic()) {
        throw CqlException.invalid(
            "SELECT DISTINCT queries must only request partition key columns and/or static columns"
                + " (not "
                + column.name()
                + ")");
      }
    }
    if (restrictions.isKeyRange()) {
      requireWholeKey(columns, restrictions);
    }
  }

  private static void requireWholeKey(Set<ColumnMetadata> columns, Restrictions restrictions) {
    for (ColumnMetadata column : restrictions.table().partitionKey()) {
      if (!columns.contains(column)) {
        throw CqlException.invalid(
            "SELECT DISTINCT queries must request all the partition key columns (missing "
                + column.name()
                + ")");
      }
    }
  }
}
