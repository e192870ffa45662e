package io.minicql.plan.read;

import io.minicql.CqlException;
import io.minicql.grammar.ast.RawSelector;
import io.minicql.grammar.ast.Select;
import io.minicql.plan.restriction.Columns;
import io.minicql.plan.restriction.Restrictions;
import io.minicql.plan.selection.Selection;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** GROUP BY a prefix of the primary key, or aggregates over everything (rule 42). */
final class GroupingBinder {
  private final TableMetadata table;
  private final Restrictions restrictions;

  private GroupingBinder(TableMetadata table, Restrictions restrictions) {
    this.table = table;
    this.restrictions = restrictions;
  }

  /** The grouping; null where each row stands for itself. */
  static @Nullable Grouping bind(
      TableMetadata table, Select select, Selection selection, Restrictions restrictions) {
    if (select.groupBy().isEmpty()) {
      return selection.isAggregate()
          ? new Grouping(Grouping.EVERYTHING, selection.grouped())
          : null;
    }
    int prefix = new GroupingBinder(table, restrictions).prefix(select.groupBy());
    if (prefix > 0 && select.isDistinct()) {
      throw CqlException.invalid(
          "Grouping on clustering columns is not allowed for SELECT DISTINCT queries");
    }
    return new Grouping(prefix, selection.grouped());
  }

  private int prefix(List<RawSelector> groupBy) {
    List<ColumnMetadata> key = new ArrayList<>(table.partitionKey());
    key.addAll(table.clustering());
    Iterator<ColumnMetadata> columns = key.iterator();
    int prefix = 0;
    for (RawSelector raw : groupBy) {
      ColumnMetadata wanted = column(raw);
      boolean found = false;
      while (!found) {
        ColumnMetadata next = columns.hasNext() ? columns.next() : null;
        found = wanted.equals(next);
        if (next == null || (!found && !restrictions.isEqual(next))) {
          throw CqlException.invalid(
              "Group by currently only support groups of columns following their declared order in"
                  + " the PRIMARY KEY");
        }
        prefix += next.isClustering() ? 1 : 0;
      }
    }
    if (columns.hasNext() && columns.next().isPartitionKey()) {
      throw CqlException.invalid("Group by is not supported on only a part of the partition key");
    }
    return prefix;
  }

  private ColumnMetadata column(RawSelector raw) {
    if (!(raw instanceof RawSelector.Column named)) {
      throw CqlException.invalid("GROUP BY of functions is not supported");
    }
    ColumnMetadata column = Columns.require(table, named.name());
    if (!column.isPrimaryKey()) {
      throw CqlException.invalid(
          "Group by is currently only supported on the columns of the PRIMARY KEY, got "
              + column.name());
    }
    return column;
  }
}
