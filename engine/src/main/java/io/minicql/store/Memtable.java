package io.minicql.store;

import io.minicql.memory.Arena;
import io.minicql.memory.OffHeapBytes;
import io.minicql.memory.SlabPool;
import org.jspecify.annotations.Nullable;

/**
 * The mutable source of a table in a shard: partitions in a directory, their rows in an arena. Any
 * thread reads, inside an epoch; only the holder of the shard's lock writes, through {@link
 * MemtableWriter}.
 *
 * <p>Invariants: every address in a published root lies in the arena; rows and their bytes never
 * change once they are published; what a row's newer version replaced stays in the arena and is
 * only counted.
 */
final class Memtable implements Source {
  /** Timestamps of a memtable are relative to nothing; segments will have a base of their own. */
  static final long BASE_TIMESTAMP = 0;

  final Arena arena;
  final PartitionDirectory directory = new PartitionDirectory();
  private long rowCount;
  private long rowBytes;

  Memtable(SlabPool pool) {
    arena = new Arena(pool);
  }

  OffHeapBytes memory() {
    return arena.bytes();
  }

  @Override
  public SourceReader reader(@Nullable SourceReader reusable) {
    MemtableReader reader = reusable instanceof MemtableReader used ? used : new MemtableReader();
    reader.open(this);
    return reader;
  }

  /** Rows stored, live or not, static rows not counted; a little old for other threads. */
  long rowCount() {
    return rowCount;
  }

  /**
   * Bytes of the rows and values that were not replaced by newer ones; a little old for other
   * threads.
   */
  long rowBytes() {
    return rowBytes;
  }

  /** Counts one published change of a partition. */
  void count(PartitionRoot before, PartitionRoot after) {
    rowCount += after.rowCount() - before.rowCount();
    rowBytes += after.rowBytes() - before.rowBytes();
  }

  /** Gives the arena back. Nobody may read the memtable any more. */
  void close() {
    arena.close();
  }
}
