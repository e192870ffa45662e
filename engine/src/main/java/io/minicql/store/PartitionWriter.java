package io.minicql.store;

import io.minicql.memory.Arena;
import io.minicql.memory.OffHeapBytes;

/**
 * Makes the next state of a partition from one and an update. Used only by the holder of the
 * shard's lock.
 */
final class PartitionWriter {
  private final OffHeapBytes memory;
  private final ArenaRows rows;
  private final OrderedTreeWriter treeWriter = new OrderedTreeWriter();
  private final RowProbe probe = new RowProbe();
  private final RowLoader loader = new RowLoader();
  private final RowCells stored = new RowCells();
  private final RowCells summed = new RowCells();
  private final RowCells merged = new RowCells();
  private final RowMerger merger;

  private Deletion deletion = Deletion.NONE;
  private RangeTombstones ranges = RangeTombstones.NONE;
  private long maxTimestamp;
  private int rowCount;
  private long rowBytes;

  PartitionWriter(Arena arena, TableLayout layout) {
    this.memory = arena.bytes();
    this.rows = new ArenaRows(arena);
    this.merger = new RowMerger(layout);
    probe.memory(memory);
  }

  void layout(TableLayout layout) {
    merger.layout(layout);
  }

  /** The state that follows; the rows that changed are written to the arena. */
  PartitionRoot merge(PartitionRoot before, PartitionUpdate update) {
    deletion = before.deletion().merge(update.partitionDeletion);
    ranges = before.rangeTombstones();
    for (RangeDeletion range : update.rangeDeletions) {
      ranges = ranges.with(range);
    }
    PartitionRoot base = deletion.covers(before.maxTimestamp()) ? PartitionRoot.EMPTY : before;
    maxTimestamp = base.maxTimestamp();
    rowCount = base.rowCount();
    rowBytes = base.rowBytes();
    long staticRow = base.staticRow();
    if (update.staticRow != null) {
      staticRow = putRow(staticRow, update.staticRow, deletion.timestampMicros());
    }
    OrderedNode tree = base.rows();
    for (RowCells row : update.rows) {
      tree = put(tree, row);
    }
    return new PartitionRoot(deletion, ranges, staticRow, tree, maxTimestamp, rowCount, rowBytes);
  }

  private OrderedNode put(OrderedNode tree, RowCells row) {
    probe.key(row.clusteringBytes, row.clusteringOffset, row.clusteringLength);
    long present = OrderedNode.find(tree, probe, OffHeapBytes.NO_ADDRESS);
    long covering =
        ranges.coveringTimestamp(row.clusteringBytes, row.clusteringOffset, row.clusteringLength);
    long address = putRow(present, row, Math.max(covering, deletion.timestampMicros()));
    if (address == OffHeapBytes.NO_ADDRESS) {
      return tree;
    }
    rowCount += present == OffHeapBytes.NO_ADDRESS ? 1 : 0;
    return treeWriter.put(tree, probe, address);
  }

  /** Writes what a row and an update of it make together; no address if that is nothing. */
  private long putRow(long present, RowCells update, long coveringTimestamp) {
    stored.clear();
    if (present != OffHeapBytes.NO_ADDRESS) {
      loader.load(memory, Memtable.BASE_TIMESTAMP, present, stored);
      rowBytes -= StoredRows.totalBytes(memory, present) + ArenaRows.apartBytes(stored);
    }
    RowCells written = update;
    if (update.hasIncrements) {
      CounterSums.resolve(update, stored, coveringTimestamp, summed);
      written = summed;
    }
    merger.merge(stored, written, merged);
    if (merged.isEmpty() && present == OffHeapBytes.NO_ADDRESS) {
      return OffHeapBytes.NO_ADDRESS;
    }
    maxTimestamp = Math.max(maxTimestamp, merged.maxTimestamp());
    long address = rows.write(merged);
    rowBytes += rows.lastRowBytes();
    merged.release();
    summed.release();
    return address;
  }
}
