package io.minicql.store;

/** Partitions in the order of (token, key bytes). Starts before the first one. */
public interface PartitionCursor {

  /**
   * Moves to the next partition of which anything is stored, which need not be live; false, and
   * nothing to read, behind the last one.
   */
  boolean advance();

  /** The partition the cursor stands on: the same object for each partition. */
  PartitionView partition();
}
