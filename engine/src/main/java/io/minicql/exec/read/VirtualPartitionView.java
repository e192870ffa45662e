package io.minicql.exec.read;

import io.minicql.ring.PartitionKey;
import io.minicql.schema.system.VirtualPartition;
import io.minicql.schema.system.VirtualRow;
import io.minicql.store.ClusteringSlice;
import io.minicql.store.ClusteringSlices;
import io.minicql.store.Direction;
import io.minicql.store.PartitionView;
import io.minicql.store.RowCursor;
import io.minicql.store.RowView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A partition of a virtual table. */
final class VirtualPartitionView implements PartitionView {
  private final PartitionKey key;
  private final List<VirtualRowView> rows = new ArrayList<>();

  VirtualPartitionView(VirtualLayout layout, VirtualPartition partition) {
    this.key = partition.key();
    for (VirtualRow row : partition.rows()) {
      rows.add(new VirtualRowView(layout, row));
    }
  }

  @Override
  public PartitionKey key() {
    return key;
  }

  @Override
  public @Nullable RowView staticRow() {
    return null;
  }

  @Override
  public @Nullable RowView row(byte[] encodedClustering) {
    for (VirtualRowView row : rows) {
      if (row.compareClustering(encodedClustering) == 0) {
        return row;
      }
    }
    return null;
  }

  @Override
  public RowCursor rows(ClusteringSlices slices, Direction direction) {
    List<VirtualRowView> inside = new ArrayList<>();
    for (VirtualRowView row : rows) {
      if (isInside(slices, row.encodedClustering())) {
        inside.add(row);
      }
    }
    if (direction == Direction.REVERSED) {
      Collections.reverse(inside);
    }
    return new Cursor(inside.iterator());
  }

  private static boolean isInside(ClusteringSlices slices, byte[] clustering) {
    for (int i = 0; i < slices.size(); i++) {
      ClusteringSlice slice = slices.get(i);
      if (Arrays.compareUnsigned(clustering, slice.lower()) >= 0
          && Arrays.compareUnsigned(clustering, slice.upper()) < 0) {
        return true;
      }
    }
    return false;
  }

  private static final class Cursor implements RowCursor {
    private final Iterator<VirtualRowView> rows;
    private @Nullable RowView current;

    Cursor(Iterator<VirtualRowView> rows) {
      this.rows = rows;
    }

    @Override
    public boolean advance() {
      boolean found = rows.hasNext();
      current = found ? rows.next() : null;
      return found;
    }

    @Override
    public RowView row() {
      if (current == null) {
        throw new IllegalStateException("the cursor stands on no row");
      }
      return current;
    }
  }
}
