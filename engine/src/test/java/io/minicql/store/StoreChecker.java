package io.minicql.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.memory.OffHeapBytes;
import io.minicql.schema.TableMetadata;
import java.util.Arrays;

/** Checks the invariants of a memtable that nobody writes to. */
final class StoreChecker {
  private final Memtable memtable;
  private final RowLoader loader = new RowLoader();
  private final RowCells row = new RowCells();
  private final RowMerger merger;
  private long rows;
  private long rowBytes;

  private StoreChecker(Memtable memtable, TableMetadata table) {
    this.memtable = memtable;
    this.merger = new RowMerger(new TableLayout(table));
  }

  static void check(Memtable memtable, TableMetadata table) {
    new StoreChecker(memtable, table).checkAll();
  }

  private void checkAll() {
    PartitionDirectory.Ordered ordered = memtable.directory.ordered();
    OrderedCursor cursor = new OrderedCursor();
    cursor.seekStart(ordered.tree());
    PartitionEntry before = null;
    int partitions = 0;
    for (long reference = cursor.next();
        reference != OrderedCursor.NONE;
        reference = cursor.next()) {
      PartitionEntry entry = ordered.entry(reference);
      assertTrue(before == null || before.key.compareTo(entry.key) < 0, "partitions are in order");
      assertTrue(memtable.directory.find(entry.key) == entry, "the hash has what the tree has");
      checkPartition(entry.root());
      before = entry;
      partitions++;
    }
    assertEquals(memtable.directory.size(), partitions);
    assertEquals(memtable.rowCount(), rows);
    assertEquals(memtable.rowBytes(), rowBytes);
    assertTrue(rowBytes <= memtable.arena.usedBytes(), "live bytes are part of the used ones");
  }

  private void checkPartition(PartitionRoot root) {
    if (root.staticRow() != OffHeapBytes.NO_ADDRESS) {
      checkRow(root.staticRow(), root.maxTimestamp());
      assertEquals(0, row.clusteringLength, "the static row has no clustering");
    }
    checkNode(root.rows(), true);
    OrderedCursor cursor = new OrderedCursor();
    cursor.seekStart(root.rows());
    byte[] before = null;
    int count = 0;
    for (long address = cursor.next(); address != OrderedCursor.NONE; address = cursor.next()) {
      checkRow(address, root.maxTimestamp());
      byte[] key =
          Arrays.copyOfRange(
              row.clusteringBytes,
              row.clusteringOffset,
              row.clusteringOffset + row.clusteringLength);
      assertTrue(before == null || Arrays.compareUnsigned(before, key) < 0, "rows are in order");
      assertEquals(ClusteringPrefix.of(key, 0, key.length), cursor.prefixBefore());
      before = key;
      count++;
    }
    assertEquals(root.rowCount(), count);
    rows += count;
    checkRanges(root.rangeTombstones());
  }

  private static void checkNode(OrderedNode node, boolean isRoot) {
    assertTrue(node.size() <= OrderedNode.MAX_ENTRIES, "nodes are not too large");
    assertTrue(isRoot || node.size() > 0, "only an empty tree has an empty leaf");
    for (int i = 0; !node.isLeaf() && i < node.size(); i++) {
      assertEquals(node.prefix(i), node.child(i).prefix(0), "a branch begins where its child does");
      checkNode(node.child(i), false);
    }
  }

  private void checkRow(long address, long maxTimestamp) {
    int bytes = StoredRows.totalBytes(memtable.memory(), address);
    assertTrue(memtable.arena.contains(address, bytes), "rows lie in the arena");
    loader.load(memtable.memory(), Memtable.BASE_TIMESTAMP, address, row);
    for (int i = 0; i < row.size; i++) {
      assertTrue(
          !row.isApart(i) || memtable.arena.contains(row.apartAddress(i), row.valueLength(i)),
          "large values lie in the arena");
    }
    RowCells settled = new RowCells();
    merger.merge(new RowCells(), row, settled);
    assertEquals(row.size, settled.size, "rows are stored without what their own deletions cover");
    assertTrue(row.maxTimestamp() <= maxTimestamp, "no timestamp is above the partition's");
    rowBytes += bytes + ArenaRows.apartBytes(row);
  }

  private static void checkRanges(RangeTombstones ranges) {
    for (int i = 0; i < ranges.size(); i++) {
      ClusteringSlice slice = ranges.get(i).slice();
      assertTrue(!slice.isEmpty(), "no empty range");
      assertTrue(
          i == 0 || Arrays.compareUnsigned(ranges.get(i - 1).slice().upper(), slice.lower()) <= 0,
          "ranges are in order and do not overlap");
    }
  }
}
