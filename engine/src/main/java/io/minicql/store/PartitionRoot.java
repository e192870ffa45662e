package io.minicql.store;

import io.minicql.memory.OffHeapBytes;

/**
 * One state of a partition in a memtable. Immutable: a reader that has it sees one moment of the
 * partition.
 *
 * @param deletion the deletion of the whole partition
 * @param rangeTombstones the deletions of ranges
 * @param staticRow the address of the static row, {@link OffHeapBytes#NO_ADDRESS} if there is none
 * @param rows the rows by clustering; references are addresses
 * @param maxTimestamp no row, static row or cell has a greater timestamp
 * @param rowCount number of rows, live or not, the static row not counted
 * @param rowBytes bytes of all rows and their values off the heap
 */
record PartitionRoot(
    Deletion deletion,
    RangeTombstones rangeTombstones,
    long staticRow,
    OrderedNode rows,
    long maxTimestamp,
    int rowCount,
    long rowBytes) {

  /** Nothing is stored. */
  static final PartitionRoot EMPTY =
      new PartitionRoot(
          Deletion.NONE,
          RangeTombstones.NONE,
          OffHeapBytes.NO_ADDRESS,
          OrderedNode.EMPTY,
          Deletion.NO_TIMESTAMP,
          0,
          0);
}
