package io.minicql.store;

import org.jspecify.annotations.Nullable;

/**
 * Makes changed copies of ordered trees: only the nodes on the way to the change are copied. Not
 * thread-safe.
 */
final class OrderedTreeWriter {
  /** The right half of the node that was put into last, if it had to be split. */
  private @Nullable OrderedNode splitOff;

  /** A tree that has the reference under the probe's key, instead of the one that was there. */
  OrderedNode put(OrderedNode root, OrderedNode.Probe probe, long reference) {
    splitOff = null;
    OrderedNode left = putInto(root, probe, reference);
    OrderedNode right = splitOff;
    return right == null ? left : OrderedNode.branchOf(left, right);
  }

  private OrderedNode putInto(OrderedNode node, OrderedNode.Probe probe, long reference) {
    int found = node.search(probe);
    if (node.isLeaf()) {
      return found >= 0
          ? node.replaced(found, probe.prefix(), reference, null)
          : splitIfLarge(node.inserted(-1 - found, probe.prefix(), reference, null), -1 - found);
    }
    int at = OrderedNode.childIndex(found);
    OrderedNode child = putInto(node.child(at), probe, reference);
    OrderedNode right = splitOff;
    splitOff = null;
    OrderedNode changed = node.replaced(at, child.prefix(0), child.reference(0), child);
    return right == null
        ? changed
        : splitIfLarge(
            changed.inserted(at + 1, right.prefix(0), right.reference(0), right), at + 1);
  }

  private OrderedNode splitIfLarge(OrderedNode node, int inserted) {
    int size = node.size();
    if (size <= OrderedNode.MAX_ENTRIES) {
      return node;
    }
    // Keys that come in ascending order fill their nodes: only the last entry moves to a new one.
    int cut = inserted == size - 1 ? size - 1 : size / 2;
    OrderedNode left = node.range(0, cut);
    splitOff = node.range(cut, size);
    return left;
  }
}
