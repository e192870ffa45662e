package io.minicql.plan.restriction;

import io.minicql.index.TextAnalysis;
import io.minicql.schema.ColumnMetadata;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Conditions of one execution that rows are tested against, all of which must hold. Those on the
 * partition key and on static columns decide on whole partitions, the others on rows.
 */
public final class RowFilter {
  /** Lets everything through. */
  public static final RowFilter NONE = new RowFilter(List.of(), List.of());

  private record Condition(ColumnMetadata column, ValueTest test) {
    boolean holds(FilteredRow row) {
      byte[] value = row.value(column);
      return value != null && test.test(value);
    }
  }

  private final List<Condition> onPartitions;
  private final List<Condition> onRows;

  private RowFilter(List<Condition> onPartitions, List<Condition> onRows) {
    this.onPartitions = List.copyOf(onPartitions);
    this.onRows = List.copyOf(onRows);
  }

  /** Whether there is no condition. */
  public boolean isEmpty() {
    return onPartitions.isEmpty() && onRows.isEmpty();
  }

  /** Whether rows are tested, so that a partition without a matching row gives nothing. */
  public boolean testsRows() {
    return !onRows.isEmpty();
  }

  /** Whether a partition fits, by its key and static columns. */
  public boolean acceptsPartition(FilteredRow row) {
    return holds(onPartitions, row);
  }

  /** Whether a row of a partition that fits does fit as well. */
  public boolean acceptsRow(FilteredRow row) {
    return holds(onRows, row);
  }

  private static boolean holds(List<Condition> conditions, FilteredRow row) {
    for (int i = 0; i < conditions.size(); i++) {
      if (!conditions.get(i).holds(row)) {
        return false;
      }
    }
    return true;
  }

  /** Collects conditions. */
  static final class Builder {
    private final List<Condition> onPartitions = new ArrayList<>();
    private final List<Condition> onRows = new ArrayList<>();

    private final IndexChoices indexes;

    Builder(IndexChoices indexes) {
      this.indexes = indexes;
    }

    /** Adds that a column equals a value, as the column's index sees it if there is one. */
    void addEqual(ColumnMetadata column, byte[] value) {
      add(column, ValueTest.equalTo(column.type(), indexes.analysis(column), value));
    }

    /** How the index of a column sees text; null for as it is. */
    @Nullable TextAnalysis analysis(ColumnMetadata column) {
      return indexes.analysis(column);
    }

    void add(ColumnMetadata column, ValueTest test) {
      boolean ofPartition = column.isPartitionKey() || column.isStatic();
      (ofPartition ? onPartitions : onRows).add(new Condition(column, test));
    }

    RowFilter build() {
      return onPartitions.isEmpty() && onRows.isEmpty()
          ? NONE
          : new RowFilter(onPartitions, onRows);
    }
  }
}
