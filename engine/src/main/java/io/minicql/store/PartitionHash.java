package io.minicql.store;

import io.minicql.ring.PartitionKey;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * Finds partitions by key: open addressing with linear probing. Any thread may read; only the
 * holder of the shard's lock writes.
 *
 * <p>Invariants: entries are added, never removed; at least half of the slots are empty; a slot's
 * prefix is written before its entry, which is published by release and read by acquire. A larger
 * table replaces the old one, which readers that are in it may finish with.
 */
final class PartitionHash {
  private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(PartitionEntry[].class);
  private static final int FIRST_SLOTS = 16;
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private volatile Table table = new Table(FIRST_SLOTS);
  private int size;

  private static final class Table {
    final long[] prefixes;
    final @Nullable PartitionEntry[] entries;
    final int shift;

    Table(int slots) {
      prefixes = new long[slots];
      entries = new PartitionEntry[slots];
      shift = Long.SIZE - Integer.numberOfTrailingZeros(slots);
    }

    int firstSlot(long prefix) {
      return (int) ((prefix * SPREAD) >>> shift);
    }

    int nextSlot(int slot) {
      return (slot + 1) & (prefixes.length - 1);
    }

    void add(PartitionEntry entry) {
      long prefix = entry.key.tokenPrefix();
      int slot = firstSlot(prefix);
      while (entries[slot] != null) {
        slot = nextSlot(slot);
      }
      prefixes[slot] = prefix;
      SLOT.setRelease(entries, slot, entry);
    }
  }

  int size() {
    return size;
  }

  @Nullable PartitionEntry find(PartitionKey key) {
    Table current = table;
    long prefix = key.tokenPrefix();
    byte[] bytes = key.bytes();
    long head = PartitionEntry.head(bytes);
    int slot = current.firstSlot(prefix);
    while (true) {
      PartitionEntry entry = (PartitionEntry) SLOT.getAcquire(current.entries, slot);
      if (entry == null) {
        return null;
      }
      if (current.prefixes[slot] == prefix && entry.isOf(bytes, head)) {
        return entry;
      }
      slot = current.nextSlot(slot);
    }
  }

  /** Adds an entry whose key is not there yet. */
  void add(PartitionEntry entry) {
    if ((size + 1) * 2 > table.prefixes.length) {
      grow();
    }
    table.add(entry);
    size++;
  }

  private void grow() {
    Table larger = new Table(table.prefixes.length * 2);
    for (PartitionEntry entry : table.entries) {
      if (entry != null) {
        larger.add(entry);
      }
    }
    table = larger;
  }
}
