package io.minicql.store;

import org.jspecify.annotations.Nullable;

/**
 * A node of an immutable sorted tree whose entries are references to keys that lie elsewhere. Each
 * entry has the first bytes of its key as a long, so that most comparisons do not touch the key
 * itself.
 *
 * <p>Invariants: entries are strictly ascending by (prefix, key); a leaf has 1 to {@value
 * #MAX_ENTRIES} of them (the empty tree none); a branch has for each child an entry with a key that
 * equals, or equalled once, the child's first key, and that lies above all keys of the children
 * before. Nodes never change, so a root is a snapshot.
 */
final class OrderedNode {
  static final int MAX_ENTRIES = 32;
  static final OrderedNode EMPTY = new OrderedNode(new long[0], new long[0], null);

  /** A key to look for. */
  interface Probe {

    /** The first bytes of the key: never contradicts the order of keys. */
    long prefix();

    /**
     * Compares the key with the one that a reference of the tree stands for; called where the
     * prefixes are equal.
     */
    int compareTo(long reference);
  }

  final long[] prefixes;
  final long[] references;
  final OrderedNode @Nullable [] children;

  OrderedNode(long[] prefixes, long[] references, OrderedNode @Nullable [] children) {
    this.prefixes = prefixes;
    this.references = references;
    this.children = children;
  }

  int size() {
    return prefixes.length;
  }

  /**
   * The index of the entry with the key; if there is none, minus one minus the index of the first
   * entry above it.
   */
  int search(Probe probe) {
    long prefix = probe.prefix();
    int low = 0;
    int high = prefixes.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int order = Long.compare(prefix, prefixes[middle]);
      if (order == 0) {
        order = probe.compareTo(references[middle]);
      }
      if (order == 0) {
        return middle;
      }
      if (order > 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1 - low;
  }

  /** The child in which the key is or would be, by the result of {@link #search}. */
  static int childIndex(int found) {
    return found >= 0 ? found : Math.max(0, -2 - found);
  }

  /** The reference with the probe's key, or the given one if there is none. */
  static long find(OrderedNode root, Probe probe, long absent) {
    OrderedNode node = root;
    OrderedNode[] children = node.children;
    while (children != null) {
      node = children[childIndex(node.search(probe))];
      children = node.children;
    }
    int index = node.search(probe);
    return index >= 0 ? node.references[index] : absent;
  }
}
