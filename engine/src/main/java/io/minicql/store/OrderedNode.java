package io.minicql.store;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A node of an immutable sorted tree whose entries are references to keys that lie elsewhere. Each
 * entry has the first bytes of its key as a long, so that most comparisons do not touch the key
 * itself.
 *
 * <p>Invariants: entries are strictly ascending by (prefix, key); a leaf has 1 to {@value
 * #MAX_ENTRIES} of them (the empty tree none); a branch has for each child an entry with a key that
 * equals, or equalled once, the child's first key, and that lies above all keys of the children
 * before. Nodes never change, so a root is a snapshot. Prefixes and references share one array,
 * because each array more is a cache miss more.
 */
final class OrderedNode {
  static final int MAX_ENTRIES = 32;
  static final OrderedNode EMPTY = new OrderedNode(new long[0], null);

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

  /** All prefixes, then all references. */
  private final long[] entries;

  private final OrderedNode @Nullable [] children;

  private OrderedNode(long[] entries, OrderedNode @Nullable [] children) {
    this.entries = entries;
    this.children = children;
  }

  /** A branch over two nodes. */
  static OrderedNode branchOf(OrderedNode left, OrderedNode right) {
    long[] entries = {left.prefix(0), right.prefix(0), left.reference(0), right.reference(0)};
    return new OrderedNode(entries, new OrderedNode[] {left, right});
  }

  int size() {
    return entries.length >>> 1;
  }

  boolean isLeaf() {
    return children == null;
  }

  long prefix(int index) {
    return entries[index];
  }

  long reference(int index) {
    return entries[size() + index];
  }

  OrderedNode child(int index) {
    OrderedNode[] present = children;
    if (present == null) {
      throw new IllegalStateException("a leaf has no children");
    }
    return present[index];
  }

  /**
   * The index of the entry with the key; if there is none, minus one minus the index of the first
   * entry above it.
   */
  int search(Probe probe) {
    long prefix = probe.prefix();
    int low = 0;
    int high = size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int order = Long.compare(prefix, entries[middle]);
      if (order == 0) {
        order = probe.compareTo(reference(middle));
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
    return index >= 0 ? node.reference(index) : absent;
  }

  /** A copy with another entry in a place; the child is null in a leaf. */
  OrderedNode replaced(int index, long prefix, long reference, @Nullable OrderedNode child) {
    long[] changed = entries.clone();
    changed[index] = prefix;
    changed[size() + index] = reference;
    OrderedNode[] changedChildren = children;
    if (changedChildren != null && child != null) {
      changedChildren = changedChildren.clone();
      changedChildren[index] = child;
    }
    return new OrderedNode(changed, changedChildren);
  }

  /** A copy with one more entry; the child is null in a leaf. */
  OrderedNode inserted(int index, long prefix, long reference, @Nullable OrderedNode child) {
    int size = size();
    long[] larger = new long[entries.length + 2];
    System.arraycopy(entries, 0, larger, 0, index);
    larger[index] = prefix;
    System.arraycopy(entries, index, larger, index + 1, size);
    larger[size + 1 + index] = reference;
    System.arraycopy(entries, size + index, larger, size + 2 + index, size - index);
    return new OrderedNode(larger, insertedChild(index, child));
  }

  private OrderedNode @Nullable [] insertedChild(int index, @Nullable OrderedNode child) {
    OrderedNode[] present = children;
    if (present == null || child == null) {
      return null;
    }
    OrderedNode[] larger = new OrderedNode[present.length + 1];
    System.arraycopy(present, 0, larger, 0, index);
    larger[index] = child;
    System.arraycopy(present, index, larger, index + 1, present.length - index);
    return larger;
  }

  /** A node with a range of the entries. */
  OrderedNode range(int from, int to) {
    int length = to - from;
    long[] part = new long[2 * length];
    System.arraycopy(entries, from, part, 0, length);
    System.arraycopy(entries, size() + from, part, length, length);
    OrderedNode[] present = children;
    return new OrderedNode(part, present == null ? null : Arrays.copyOfRange(present, from, to));
  }
}
