package io.minicql.index;

import io.minicql.store.ClusteringSlices;
import io.minicql.store.Direction;
import io.minicql.store.PartitionView;
import io.minicql.store.RowCursor;
import io.minicql.store.RowView;
import java.util.Collections;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/** The rows of a partition that an index has entries for. Not thread-safe. */
final class IndexedRows implements RowCursor {
  private final PartitionView partition;
  private final ClusteringSlices slices;
  private final Direction direction;
  private final IndexEntries entries;
  private final byte[] value;
  private Iterator<IndexKey> slice = Collections.emptyIterator();
  private int slicesOpened;
  private @Nullable RowView current;

  IndexedRows(
      PartitionView partition,
      ClusteringSlices slices,
      Direction direction,
      IndexEntries entries,
      byte[] value) {
    this.partition = partition;
    this.slices = slices;
    this.direction = direction;
    this.entries = entries;
    this.value = value;
  }

  @Override
  public boolean advance() {
    while (slice.hasNext() || openNextSlice()) {
      if (slice.hasNext() && slice.next() instanceof IndexEntry entry) {
        current = partition.row(entry.clustering());
        if (current != null) {
          return true;
        }
      }
    }
    current = null;
    return false;
  }

  private boolean openNextSlice() {
    if (slicesOpened == slices.size()) {
      return false;
    }
    int next = direction == Direction.FORWARD ? slicesOpened : slices.size() - 1 - slicesOpened;
    slice = entries.rows(value, partition.key(), slices.get(next), direction);
    slicesOpened++;
    return true;
  }

  @Override
  public RowView row() {
    if (current == null) {
      throw new IllegalStateException("the cursor stands on no row");
    }
    return current;
  }
}
