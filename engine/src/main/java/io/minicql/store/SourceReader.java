package io.minicql.store;

import io.minicql.ring.PartitionKey;

/**
 * Reads one source: stands on a partition, and in it on a row. Rows are given as they are stored,
 * dead or not, decoded into cells that stay valid until the reader moves on. Not thread-safe.
 */
interface SourceReader {

  /** Goes to the partition of a key; false if the source has nothing of it. */
  boolean find(PartitionKey key);

  /** Goes before the first partition behind a place. */
  void seek(PartitionPosition position);

  /** Goes to the next partition in the order of (token, key bytes); false behind the last one. */
  boolean nextPartition();

  /** The key of the partition. */
  PartitionKey key();

  /** The deletion of the partition. */
  Deletion deletion();

  /** The deletions of ranges of the partition. */
  RangeTombstones rangeTombstones();

  /** Reads the static row; false if there is none. It stays valid while rows are read. */
  boolean readStatic(RowCells into);

  /** Reads the row of a full clustering into {@link #row}; false if there is none. */
  boolean findRow(byte[] encodedClustering);

  /** Goes to the begin of a slice, or to its end when it is read in reverse. */
  void seekRows(ClusteringSlice slice, Direction direction);

  /** Goes to the next row of the slice, in the direction of the seek; false behind the last one. */
  boolean nextRow();

  /** The row the reader stands on. */
  RowCells row();
}
