package io.minicql.plan.read;

import io.minicql.CqlException;
import io.minicql.grammar.ast.RawOrdering;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.plan.PlanContext;
import io.minicql.plan.restriction.Columns;
import io.minicql.plan.restriction.Restrictions;
import io.minicql.plan.term.Term;
import io.minicql.plan.term.TermBinder;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.store.Direction;
import io.minicql.type.VectorType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** ORDER BY: the clustering order of the table or its reverse, nothing else (rule 11). */
final class OrderBinder {
  private final TableMetadata table;

  /** Whether each column is wanted in descending order; the last one said of a column counts. */
  private final Map<ColumnMetadata, Boolean> descending = new LinkedHashMap<>();

  private OrderBinder(TableMetadata table) {
    this.table = table;
  }

  /** Looks up the columns. */
  static OrderBinder prepare(
      PlanContext context, TableMetadata table, List<RawOrdering> orderings) {
    OrderBinder binder = new OrderBinder(table);
    for (RawOrdering ordering : orderings) {
      ColumnMetadata column = Columns.require(table, ordering.column());
      RawTerm nearestTo = ordering.nearestTo();
      if (nearestTo != null) {
        throw refuseNearest(new TermBinder(context).bind(nearestTo, Columns.spec(column)));
      }
      binder.descending.put(column, ordering.descending());
    }
    return binder;
  }

  private static CqlException refuseNearest(Term vector) {
    return vector.type() instanceof VectorType
        ? CqlException.invalid("ANN ordering by vector requires the column to be indexed")
        : CqlException.invalid("ANN ordering is only supported on float vector indexes");
  }

  /** Checks the order against what WHERE says. */
  RowOrder bind(Restrictions restrictions) {
    if (descending.isEmpty()) {
      return RowOrder.NATURAL;
    }
    if (restrictions.usesIndex()) {
      throw CqlException.invalid(
          "ORDER BY with 2ndary indexes is not supported, except for ANN queries.");
    }
    if (restrictions.isKeyRange()) {
      throw CqlException.invalid(
          "ORDER BY is only supported when the partition key is restricted by an EQ or an IN.",
          "restrict the partition key, or sort on the client's side");
    }
    Direction direction = isReversed(restrictions) ? Direction.REVERSED : Direction.FORWARD;
    return new RowOrder(direction, List.copyOf(descending.keySet()));
  }

  private boolean isReversed(Restrictions restrictions) {
    int next = 0;
    @Nullable Boolean reversed = null;
    boolean mixed = false;
    for (Map.Entry<ColumnMetadata, Boolean> entry : descending.entrySet()) {
      ColumnMetadata column = entry.getKey();
      requireClustering(column);
      next = requireFixedUpTo(column, next, restrictions) + 1;
      boolean against = entry.getValue() != column.reversed();
      mixed |= reversed != null && reversed != against;
      reversed = reversed == null ? against : reversed;
    }
    if (mixed) {
      throw CqlException.invalid(
          "Unsupported order by relation",
          "order as the clustering order of the table says, or all columns the other way round");
    }
    return reversed != null && reversed;
  }

  private static void requireClustering(ColumnMetadata column) {
    if (!column.isClustering()) {
      throw CqlException.invalid(
          "Order by is currently only supported on the clustered columns of the PRIMARY KEY, got "
              + column.name());
    }
  }

  /** Columns may be left out only where they have one value (CASSANDRA-10271). */
  private int requireFixedUpTo(ColumnMetadata column, int from, Restrictions restrictions) {
    int next = from;
    while (next != column.position()) {
      if (next >= table.clustering().size()
          || !restrictions.isEqual(table.clustering().get(next))) {
        throw CqlException.invalid(
            "Order by currently only supports the ordering of columns following their declared"
                + " order in the PRIMARY KEY");
      }
      next++;
    }
    return next;
  }
}
