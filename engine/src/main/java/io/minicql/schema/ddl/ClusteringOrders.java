package io.minicql.schema.ddl;

import io.minicql.CqlException;
import io.minicql.grammar.ast.ClusteringOrder;
import io.minicql.grammar.ast.CreateTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** CLUSTERING ORDER BY of CREATE TABLE. */
final class ClusteringOrders {

  private final Map<String, Boolean> descending = new LinkedHashMap<>();

  ClusteringOrders(CreateTable statement) {
    for (ClusteringOrder order : statement.clusteringOrder()) {
      if (descending.put(order.column(), order.descending()) != null) {
        throw CqlException.invalid(
            "Duplicate column '"
                + order.column()
                + "' in CLUSTERING ORDER BY clause for table '"
                + statement.table()
                + "'");
      }
    }
  }

  boolean isDescending(String column) {
    return descending.getOrDefault(column, false);
  }

  /** Columns may be left out at the end only. */
  void check(List<String> clustering) {
    List<String> others = new ArrayList<>(descending.keySet());
    others.removeAll(clustering);
    if (!others.isEmpty()) {
      throw CqlException.invalid(
          "Only clustering key columns can be defined in CLUSTERING ORDER directive: "
              + others
              + " are not clustering columns");
    }
    int position = 0;
    for (String column : descending.keySet()) {
      String expected = clustering.get(position++);
      if (!column.equals(expected)) {
        throw CqlException.invalid(
            descending.containsKey(expected)
                ? "The order of columns in the CLUSTERING ORDER directive must match that of the clustering columns ("
                    + expected
                    + " must appear before "
                    + column
                    + ")"
                : "Missing CLUSTERING ORDER for column " + expected);
      }
    }
  }
}
