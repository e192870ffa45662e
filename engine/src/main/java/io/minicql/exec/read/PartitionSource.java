package io.minicql.exec.read;

import io.minicql.store.PartitionView;
import org.jspecify.annotations.Nullable;

/** The partitions of a reading, one after the other. */
interface PartitionSource {
  /** The next partition of which anything is stored; null behind the last one. */
  @Nullable PartitionView next();

  /** Whether partitions may follow the one that was given last. */
  boolean mayHaveMore();
}
