package io.minicql.store;

import java.util.ArrayList;
import java.util.List;

/**
 * Applies updates to a memtable in two steps: {@link #prepare} merges and writes all bytes, and may
 * fail; {@link #publish} makes everything prepared visible, and cannot fail. Used only by the
 * holder of the shard's lock.
 */
final class MemtableWriter {
  private final Memtable memtable;
  private final PartitionWriter partitionWriter;
  private final List<PartitionEntry> prepared = new ArrayList<>();

  MemtableWriter(Memtable memtable, TableLayout layout) {
    this.memtable = memtable;
    this.partitionWriter = new PartitionWriter(memtable.arena, layout);
  }

  /** Sees the table's columns in another way from now on. */
  void layout(TableLayout layout) {
    partitionWriter.layout(layout);
  }

  /**
   * Merges an update into its partition without showing it to readers. Further updates of the
   * partition build on it.
   *
   * @throws io.minicql.memory.MemoryBudgetExceededException when there is no memory; {@link
   *     #abandon} then
   */
  void prepare(PartitionUpdate update) {
    PartitionEntry entry = memtable.directory.find(update.key());
    PartitionRoot before = entry == null ? PartitionRoot.EMPTY : entry.pendingOrRoot();
    PartitionRoot root = partitionWriter.merge(before, update);
    if (entry == null) {
      // Only now: a refused update must not leave an entry for each key that it was tried with.
      entry = memtable.directory.findOrAdd(update.key());
    }
    prepared.add(entry);
    entry.prepare(root);
  }

  /** Shows all that was prepared. */
  void publish() {
    for (int i = 0; i < prepared.size(); i++) {
      PartitionEntry entry = prepared.get(i);
      PartitionRoot before = entry.root();
      entry.publish();
      memtable.count(before, entry.root());
    }
    prepared.clear();
  }

  /** Forgets all that was prepared; its bytes are dead. */
  void abandon() {
    prepared.forEach(PartitionEntry::abandon);
    prepared.clear();
  }
}
