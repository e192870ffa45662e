package io.minicql.exec.read;

import io.minicql.ring.PartitionKey;
import io.minicql.schema.system.SystemState;
import io.minicql.schema.system.VirtualPartition;
import io.minicql.schema.system.VirtualTable;
import io.minicql.store.PartitionCursor;
import io.minicql.store.PartitionRange;
import io.minicql.store.PartitionView;
import io.minicql.store.ReadContext;
import io.minicql.store.TableReader;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a virtual table as if it were stored. */
final class VirtualReader implements TableReader {
  private final VirtualTable table;
  private final SystemState state;
  private final VirtualLayout layout;

  VirtualReader(VirtualTable table, SystemState state) {
    this.table = table;
    this.state = state;
    this.layout = new VirtualLayout(table.metadata());
  }

  @Override
  public @Nullable PartitionView partition(PartitionKey key, ReadContext context) {
    VirtualPartition partition = table.partition(state, key.bytes());
    return partition == null ? null : new VirtualPartitionView(layout, partition);
  }

  @Override
  public PartitionCursor scan(PartitionRange range, ReadContext context) {
    List<VirtualPartition> inside =
        table.partitions(state).stream().filter(one -> isInside(range, one.key())).toList();
    return new Cursor(layout, inside.iterator());
  }

  private static boolean isInside(PartitionRange range, PartitionKey key) {
    return range.lower().isBefore(key) && !range.upper().isBefore(key);
  }

  private static final class Cursor implements PartitionCursor {
    private final VirtualLayout layout;
    private final Iterator<VirtualPartition> partitions;
    private @Nullable PartitionView current;

    Cursor(VirtualLayout layout, Iterator<VirtualPartition> partitions) {
      this.layout = layout;
      this.partitions = partitions;
    }

    @Override
    public boolean advance() {
      boolean found = partitions.hasNext();
      current = found ? new VirtualPartitionView(layout, partitions.next()) : null;
      return found;
    }

    @Override
    public PartitionView partition() {
      if (current == null) {
        throw new IllegalStateException("the cursor stands on no partition");
      }
      return current;
    }
  }
}
