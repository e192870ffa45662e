package io.minicql.exec.read;

import io.minicql.plan.selection.SelectionRow;
import io.minicql.ring.PartitionKey;
import io.minicql.ring.PartitionKeys;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.store.PartitionView;
import io.minicql.store.RowView;
import org.jspecify.annotations.Nullable;

/** The row that a reading stands on; one object for all rows. Not thread-safe. */
final class CurrentRow implements SelectionRow {
  private @Nullable TableMetadata table;
  private @Nullable PartitionView partition;
  private byte @Nullable [][] keyComponents;
  private @Nullable RowView staticRow;
  private @Nullable RowView row;

  void enterPartition(TableMetadata ofTable, PartitionView view) {
    table = ofTable;
    partition = view;
    keyComponents = null;
    staticRow = ofTable.hasStatics() ? view.staticRow() : null;
    row = null;
  }

  /** Stands on a row; null for the static content alone. */
  void standOn(@Nullable RowView next) {
    row = next;
  }

  /** Forgets the store's objects. */
  void leave() {
    partition = null;
    staticRow = null;
    row = null;
  }

  PartitionKey key() {
    return partition().key();
  }

  private PartitionView partition() {
    if (partition == null) {
      throw new IllegalStateException("no partition");
    }
    return partition;
  }

  boolean hasStaticRow() {
    return staticRow != null;
  }

  @Override
  public byte @Nullable [] value(ColumnMetadata column) {
    return switch (column.kind()) {
      case PARTITION_KEY -> keyComponent(column.position());
      case CLUSTERING -> row == null ? null : row.clusteringValue(column.position());
      case STATIC -> staticRow == null ? null : staticRow.value(column);
      case REGULAR -> row == null ? null : row.value(column);
    };
  }

  private byte[] keyComponent(int position) {
    if (keyComponents == null) {
      int size = table == null ? 1 : table.partitionKey().size();
      keyComponents = PartitionKeys.split(key().bytes(), size);
    }
    return keyComponents[position];
  }

  @Override
  public @Nullable RowView cells(ColumnMetadata column) {
    return column.isStatic() ? staticRow : row;
  }

  @Override
  public @Nullable RowView clusteredRow() {
    return row;
  }
}
