package io.minicql.index;

import io.minicql.store.PartitionCursor;
import io.minicql.store.PartitionRange;
import io.minicql.store.ReadContext;
import org.jspecify.annotations.Nullable;

/** Reads the indexes of one table; as with rows, inside an epoch and without a lock. */
@FunctionalInterface
public interface IndexReader {
  /** Of a table without indexes. */
  IndexReader NONE = (lookup, range, context) -> null;

  /**
   * The partitions of a range that may have what is looked for, in the order of (token, key bytes),
   * each showing only the rows that may have it; null when there is no such index.
   */
  @Nullable PartitionCursor scan(IndexLookup lookup, PartitionRange range, ReadContext context);
}
