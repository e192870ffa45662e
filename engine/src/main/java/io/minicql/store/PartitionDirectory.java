package io.minicql.store;

import io.minicql.ring.PartitionKey;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The partitions of a memtable: a hash table for point reads, an ordered tree for scans. Any thread
 * may read; only the holder of the shard's lock writes.
 *
 * <p>Invariants: both have the same entries; a reference of the tree is the entry's place in {@code
 * entries}, which is filled before the tree's root is published.
 */
final class PartitionDirectory {
  private final PartitionHash hash = new PartitionHash();
  private final OrderedTreeWriter treeWriter = new OrderedTreeWriter();
  private volatile Ordered ordered = new Ordered(new PartitionEntry[16], OrderedNode.EMPTY);

  /**
   * A snapshot of the order. Entries behind those of the tree may be added to the array meanwhile.
   */
  record Ordered(PartitionEntry[] entries, OrderedNode tree) {

    PartitionEntry entry(long reference) {
      return entries[(int) reference];
    }
  }

  /** A place between partitions to look for. */
  record Position(Ordered in, PartitionPosition position) implements OrderedNode.Probe {
    @Override
    public long prefix() {
      return position.prefix();
    }

    @Override
    public int compareTo(long reference) {
      return position.isBefore(in.entry(reference).key) ? -1 : 1;
    }
  }

  /** A key to find the place of. */
  private record KeyProbe(PartitionEntry[] entries, PartitionKey key) implements OrderedNode.Probe {
    @Override
    public long prefix() {
      return key.tokenPrefix();
    }

    @Override
    public int compareTo(long reference) {
      return key.compareTo(entries[(int) reference].key);
    }
  }

  int size() {
    return hash.size();
  }

  @Nullable PartitionEntry find(PartitionKey key) {
    return hash.find(key);
  }

  Ordered ordered() {
    return ordered;
  }

  /** The entry of a key; a new one is empty, so that readers may see it at once. */
  PartitionEntry findOrAdd(PartitionKey key) {
    PartitionEntry present = hash.find(key);
    if (present != null) {
      return present;
    }
    PartitionEntry added = new PartitionEntry(key);
    Ordered before = ordered;
    int place = hash.size();
    PartitionEntry[] entries = before.entries;
    if (place == entries.length) {
      entries = Arrays.copyOf(entries, place * 2);
    }
    entries[place] = added;
    OrderedNode tree = treeWriter.put(before.tree, new KeyProbe(entries, key), place);
    Ordered after = new Ordered(entries, tree);
    hash.add(added);
    ordered = after;
    return added;
  }
}
