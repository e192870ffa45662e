package io.minicql.store;

import java.util.Arrays;

/**
 * Walks an ordered tree in both directions. It stands between two entries; {@link #next} and {@link
 * #previous} give the entry it goes over. Meant to be reused; not thread-safe.
 */
final class OrderedCursor {
  /** What is given behind the last and before the first entry. */
  static final long NONE = Long.MIN_VALUE;

  private OrderedNode[] path = new OrderedNode[4];
  private int[] places = new int[4];
  private int depth;
  private OrderedNode leaf = OrderedNode.EMPTY;
  private int place;

  /** Goes before the first entry that is not below the probe's key. */
  void seek(OrderedNode root, OrderedNode.Probe probe) {
    depth = 0;
    OrderedNode node = root;
    while (!node.isLeaf()) {
      int at = OrderedNode.childIndex(node.search(probe));
      push(node, at);
      node = node.child(at);
    }
    leaf = node;
    int found = node.search(probe);
    place = found >= 0 ? found : -1 - found;
  }

  /** Goes before the first entry of all. */
  void seekStart(OrderedNode root) {
    depth = 0;
    descendToStart(root);
  }

  /** Goes behind the last entry of all. */
  void seekEnd(OrderedNode root) {
    depth = 0;
    descendToEnd(root);
  }

  /** The next reference, or {@link #NONE}. */
  long next() {
    if (place == leaf.size() && !nextLeaf()) {
      return NONE;
    }
    return leaf.reference(place++);
  }

  /** The reference before, or {@link #NONE}. */
  long previous() {
    if (place == 0 && !previousLeaf()) {
      return NONE;
    }
    return leaf.reference(--place);
  }

  /** The prefix of the entry that {@link #next} went over last. */
  long prefixBefore() {
    return leaf.prefix(place - 1);
  }

  /** The prefix of the entry that {@link #previous} went over last. */
  long prefixAfter() {
    return leaf.prefix(place);
  }

  /** How many of the next entries are in the node at hand. */
  int nextInLeaf() {
    return leaf.size() - place;
  }

  /** How many of the entries before are in the node at hand. */
  int previousInLeaf() {
    return place;
  }

  /**
   * The reference of one of the next entries in the node at hand; 0 is the next one, -1 the one
   * before.
   */
  long peek(int distance) {
    return leaf.reference(place + distance);
  }

  private boolean nextLeaf() {
    for (int level = depth - 1; level >= 0; level--) {
      if (places[level] + 1 < path[level].size()) {
        depth = level + 1;
        places[level]++;
        descendToStart(childAt(level));
        return true;
      }
    }
    return false;
  }

  private boolean previousLeaf() {
    for (int level = depth - 1; level >= 0; level--) {
      if (places[level] > 0) {
        depth = level + 1;
        places[level]--;
        descendToEnd(childAt(level));
        return true;
      }
    }
    return false;
  }

  private OrderedNode childAt(int level) {
    return path[level].child(places[level]);
  }

  private void descendToStart(OrderedNode from) {
    OrderedNode node = from;
    while (!node.isLeaf()) {
      push(node, 0);
      node = node.child(0);
    }
    leaf = node;
    place = 0;
  }

  private void descendToEnd(OrderedNode from) {
    OrderedNode node = from;
    while (!node.isLeaf()) {
      int last = node.size() - 1;
      push(node, last);
      node = node.child(last);
    }
    leaf = node;
    place = node.size();
  }

  private void push(OrderedNode node, int at) {
    if (depth == path.length) {
      path = Arrays.copyOf(path, depth * 2);
      places = Arrays.copyOf(places, depth * 2);
    }
    path[depth] = node;
    places[depth++] = at;
  }
}
