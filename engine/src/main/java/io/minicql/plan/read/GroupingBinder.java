package io.minicql.plan.read;

import io.minicql.CqlException;
import io.minicql.grammar.ast.RawSelector;
import io.minicql.grammar.ast.Select;
import io.minicql.plan.PlanContext;
import io.minicql.plan.restriction.Columns;
import io.minicql.plan.restriction.Restrictions;
import io.minicql.plan.selection.GroupFunction;
import io.minicql.plan.selection.Selection;
import io.minicql.plan.selection.Selector;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** GROUP BY a prefix of the primary key, or aggregates over everything (rule 42). */
final class GroupingBinder {
  private final PlanContext context;
  private final Restrictions restrictions;
  private final Iterator<ColumnMetadata> key;
  private int clusteringPrefix;
  private @Nullable Selector function;

  private GroupingBinder(PlanContext context, Restrictions restrictions) {
    this.context = context;
    this.restrictions = restrictions;
    TableMetadata table = restrictions.table();
    List<ColumnMetadata> columns = new ArrayList<>(table.partitionKey());
    columns.addAll(table.clustering());
    this.key = columns.iterator();
  }

  /** The grouping; null where each row stands for itself. */
  static @Nullable Grouping bind(
      PlanContext context, Select select, Selection selection, Restrictions restrictions) {
    if (select.groupBy().isEmpty()) {
      return selection.isAggregate()
          ? new Grouping(Grouping.EVERYTHING, null, selection.grouped())
          : null;
    }
    GroupingBinder binder = new GroupingBinder(context, restrictions);
    select.groupBy().forEach(binder::add);
    binder.requireWholePartitionKey();
    if (binder.clusteringPrefix > 0 && select.isDistinct()) {
      throw CqlException.invalid(
          "Grouping on clustering columns is not allowed for SELECT DISTINCT queries");
    }
    return new Grouping(binder.clusteringPrefix, binder.function, selection.grouped());
  }

  private void add(RawSelector raw) {
    ColumnMetadata wanted =
        raw instanceof RawSelector.Column column ? column(column.name()) : function(raw);
    while (true) {
      ColumnMetadata next = key.hasNext() ? key.next() : null;
      boolean found = wanted.equals(next);
      if (next == null || (!found && !restrictions.isEqual(next))) {
        throw CqlException.invalid(
            "Group by currently only support groups of columns following their declared order in"
                + " the PRIMARY KEY");
      }
      clusteringPrefix += next.isClustering() ? 1 : 0;
      if (found) {
        return;
      }
    }
  }

  private ColumnMetadata column(String name) {
    ColumnMetadata column = Columns.require(restrictions.table(), name);
    if (!column.isPrimaryKey()) {
      throw CqlException.invalid(
          "Group by is currently only supported on the columns of the PRIMARY KEY, got "
              + column.name());
    }
    if (function != null) {
      throw CqlException.invalid(
          "Functions are only supported on the last element of the GROUP BY clause");
    }
    return column;
  }

  private ColumnMetadata function(RawSelector raw) {
    GroupFunction bound = GroupFunction.bind(context, restrictions.table(), raw);
    function = bound.selector();
    return bound.column();
  }

  private void requireWholePartitionKey() {
    if (key.hasNext() && key.next().isPartitionKey()) {
      throw CqlException.invalid("Group by is not supported on only a part of the partition key");
    }
  }
}
