package io.minicql.plan.write;

import io.minicql.CqlException;
import io.minicql.plan.restriction.Restrictions;

/** What DELETE needs of its WHERE clause. */
final class DeleteCheck {
  private DeleteCheck() {}

  static void require(Modification delete) {
    if (delete.conditions().isPresent()) {
      requireOneRow(delete);
    }
    requireRowsForColumns(delete);
  }

  private static void requireOneRow(Modification delete) {
    Restrictions where = delete.where();
    boolean equal =
        where.partitionKey().namesPartitions()
            && (!delete.table().hasClustering() || where.clustering().namesRows());
    if (equal) {
      return;
    }
    String needed =
        "DELETE statements must restrict all PRIMARY KEY columns with equality relations in order"
            + " to ";
    if (!delete.onRow().isEmpty() || delete.deletesRows()) {
      throw CqlException.invalid(needed + "delete non static columns");
    }
    if (!delete.conditions().onRow().isEmpty()) {
      throw CqlException.invalid(needed + "use IF condition on non static columns");
    }
  }

  private static void requireRowsForColumns(Modification delete) {
    boolean rows = !delete.table().hasClustering() || delete.where().clustering().namesRows();
    if (!rows && !delete.onRow().isEmpty()) {
      throw CqlException.invalid(
          "Range deletions are not supported for specific columns",
          "restrict every clustering column by = or IN");
    }
  }
}
