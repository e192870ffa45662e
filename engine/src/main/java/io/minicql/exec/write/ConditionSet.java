package io.minicql.exec.write;

import io.minicql.CqlException;
import io.minicql.plan.restriction.FilteredRow;
import io.minicql.plan.term.Bindings;
import io.minicql.plan.write.Conditions;
import io.minicql.plan.write.Modification;
import io.minicql.schema.ColumnMetadata;
import io.minicql.store.ClusteringSlices;
import io.minicql.store.Direction;
import io.minicql.store.PartitionView;
import io.minicql.store.RowCursor;
import io.minicql.store.RowView;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** All conditions of a statement or batch, by the rows of its one partition. */
final class ConditionSet {
  private final NavigableMap<byte[], RowConditions> onRows = new TreeMap<>(Arrays::compareUnsigned);
  private final Set<ColumnMetadata> columns = new LinkedHashSet<>();
  private @Nullable RowConditions onStatics;
  private boolean onExistence;
  private boolean updatesRows;
  private boolean updatesStatics;

  ConditionSet(List<BoundModification> statements) {
    for (BoundModification bound : statements) {
      Modification statement = bound.statement();
      updatesRows |= statement.updatesRows();
      if (statement.conditions().isPresent()) {
        updatesStatics |= statement.updatesStatics();
        add(bound, statement.conditions(), bound.bindings());
      }
    }
  }

  private void add(BoundModification bound, Conditions conditions, Bindings bindings) {
    if (conditions.isOnExistence()) {
      onExistence = true;
      (bound.rows().isEmpty() ? statics() : row(bound)).addExistence(conditions.kind());
      return;
    }
    columns.addAll(conditions.columns());
    if (!conditions.onRow().isEmpty()) {
      row(bound).addColumns(conditions.onRow(), bindings);
    }
    if (!conditions.onStatics().isEmpty()) {
      statics().addColumns(conditions.onStatics(), bindings);
    }
  }

  private RowConditions row(BoundModification bound) {
    if (bound.rows().isEmpty()) {
      throw CqlException.invalid("Conditions on regular columns need a whole primary key");
    }
    return onRows.computeIfAbsent(
        bound.rows().get(0).encodedClustering(), clustering -> new RowConditions());
  }

  private RowConditions statics() {
    if (onStatics == null) {
      onStatics = new RowConditions();
    }
    return onStatics;
  }

  /** The rows asked about, in the order of the clustering. */
  Iterable<byte[]> rows() {
    return onRows.keySet();
  }

  /** Whether rows are written to: then their cells are read, and not only their markers. */
  boolean readsCellsOfRows() {
    return updatesRows;
  }

  /** Whether a row is asked about. */
  boolean isOn(byte[] encodedClustering) {
    return onRows.containsKey(encodedClustering);
  }

  /** Whether no row but the static one is asked about. */
  boolean isOnlyOnStatics() {
    return onRows.isEmpty();
  }

  /** Whether IF EXISTS or IF NOT EXISTS is among them: then a refusal answers with whole rows. */
  boolean isOnExistence() {
    return onExistence;
  }

  /** The columns asked about, in the order of a refusal's answer. */
  Set<ColumnMetadata> columns() {
    return columns;
  }

  /**
   * Whether a column is read for the decision: what is not read counts as null in the answer of a
   * refusal. All regular columns are read where a statement writes to rows, all static ones where a
   * conditional statement writes to them.
   */
  boolean reads(ColumnMetadata column) {
    boolean all = column.isStatic() ? updatesStatics : updatesRows;
    return all || columns.contains(column);
  }

  /** The first row of a partition, by what is read of it; null where there is none. */
  @Nullable RowView firstRow(PartitionView partition) {
    RowCursor rows = partition.rows(ClusteringSlices.ALL, Direction.FORWARD);
    while (rows.advance()) {
      if (updatesRows || rows.row().hasMarker()) {
        return rows.row();
      }
    }
    return null;
  }

  /** Whether the partition is as all conditions ask for. */
  boolean hold(@Nullable PartitionView partition) {
    RowView statics = StoredRows.row(partition, null);
    if (onStatics != null && !onStatics.hold(statics != null, valuesOf(statics))) {
      return false;
    }
    for (Map.Entry<byte[], RowConditions> entry : onRows.entrySet()) {
      RowView row = StoredRows.row(partition, entry.getKey());
      if (!entry.getValue().hold(row != null, valuesOf(row))) {
        return false;
      }
    }
    return true;
  }

  private static FilteredRow valuesOf(@Nullable RowView row) {
    return column -> row == null ? null : row.value(column);
  }
}
