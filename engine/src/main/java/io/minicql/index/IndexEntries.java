package io.minicql.index;

import io.minicql.memory.MemoryBudget;
import io.minicql.ring.PartitionKey;
import io.minicql.store.ClusteringSlice;
import io.minicql.store.Direction;
import io.minicql.store.PartitionPosition;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NavigableSet;
import java.util.concurrent.ConcurrentSkipListSet;
import org.jspecify.annotations.Nullable;

/**
 * The entries of one index in one shard. Any thread reads, without a lock; only the holder of the
 * shard's lock writes.
 *
 * <p>Invariant: {@code sizeBytes} is what the entries have reserved of the budget.
 */
final class IndexEntries {
  private final MemoryBudget budget;
  private final ConcurrentSkipListSet<IndexKey> entries =
      new ConcurrentSkipListSet<>(IndexKey.ORDER);
  private long sizeBytes;

  IndexEntries(MemoryBudget budget) {
    this.budget = budget;
  }

  /**
   * Adds an entry.
   *
   * @throws io.minicql.memory.MemoryBudgetExceededException when there is no memory
   */
  void add(IndexEntry entry) {
    if (entries.contains(entry)) {
      return;
    }
    budget.reserve(entry.sizeBytes());
    sizeBytes += entry.sizeBytes();
    entries.add(entry);
  }

  void remove(IndexEntry entry) {
    if (entries.remove(entry)) {
      sizeBytes -= entry.sizeBytes();
      budget.release(entry.sizeBytes());
    }
  }

  /** Gives the memory back; the entries must not be written to any more. */
  void close() {
    budget.release(sizeBytes);
    sizeBytes = 0;
    entries.clear();
  }

  /** The first partition behind a place that has entries of a value; null where there is none. */
  @Nullable PartitionKey firstPartition(byte[] value, PartitionPosition place) {
    IndexKey found = entries.higher(new IndexProbe(value, place));
    return found instanceof IndexEntry entry && Arrays.equals(entry.value(), value)
        ? entry.key()
        : null;
  }

  /** The entries of a value in one slice of a partition. */
  Iterator<IndexKey> rows(
      byte[] value, PartitionKey key, ClusteringSlice slice, Direction direction) {
    NavigableSet<IndexKey> part =
        entries.subSet(
            new IndexEntry(value, key, slice.lower()),
            true,
            new IndexEntry(value, key, slice.upper()),
            false);
    return direction == Direction.FORWARD ? part.iterator() : part.descendingIterator();
  }
}
