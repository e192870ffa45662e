package io.minicql.index;

import io.minicql.ring.PartitionKey;
import io.minicql.store.ClusteringSlices;
import io.minicql.store.Direction;
import io.minicql.store.PartitionView;
import io.minicql.store.RowCursor;
import io.minicql.store.RowView;
import org.jspecify.annotations.Nullable;

/** A partition of which only the rows are seen that an index has entries for. */
final class IndexedPartition implements PartitionView {
  private final PartitionView partition;
  private final IndexEntries entries;
  private final byte[] value;

  IndexedPartition(PartitionView partition, IndexEntries entries, byte[] value) {
    this.partition = partition;
    this.entries = entries;
    this.value = value;
  }

  @Override
  public PartitionKey key() {
    return partition.key();
  }

  @Override
  public @Nullable RowView staticRow() {
    return partition.staticRow();
  }

  @Override
  public @Nullable RowView row(byte[] encodedClustering) {
    return partition.row(encodedClustering);
  }

  @Override
  public RowCursor rows(ClusteringSlices slices, Direction direction) {
    return new IndexedRows(partition, slices, direction, entries, value);
  }
}
