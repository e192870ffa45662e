package io.minicql.store;

import io.minicql.ring.PartitionKey;
import org.jspecify.annotations.Nullable;

/**
 * One partition as it was at one moment: later writes to it are not seen. Valid inside the epoch it
 * was read in, until the next partition is read with the same {@link ReadContext}.
 */
public interface PartitionView {

  /** The partition's key. */
  PartitionKey key();

  /** The static row, or null if nothing in it is live. It stays valid while rows are read. */
  @Nullable RowView staticRow();

  /**
   * The row of this full clustering, or null if it is not live: the direct path of point reads. The
   * row is valid until the next call of this or of {@link #rows}.
   */
  @Nullable RowView row(byte[] encodedClustering);

  /** The live rows inside the slices. Ends the use of a cursor or row that was given before. */
  RowCursor rows(ClusteringSlices slices, Direction direction);
}
