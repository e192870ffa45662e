package io.minicql.store;

import io.minicql.ring.PartitionKey;
import org.jspecify.annotations.Nullable;

/**
 * Reads one table. All that it returns is valid only inside the epoch it was called in: enter the
 * epoch, fill one bounded page, leave it, and resume by position. No lock is taken.
 */
public interface TableReader {

  /** The partition of a key as it is now, or null if nothing of it is stored. */
  @Nullable PartitionView partition(PartitionKey key, ReadContext context);

  /**
   * The partitions of a range in the order of (token, key bytes), each as it is when the cursor
   * comes to it.
   */
  PartitionCursor scan(PartitionRange range, ReadContext context);
}
