package io.minicql.store;

import java.util.Arrays;
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
    OrderedNode left = putInto(root, probe, reference);
    OrderedNode right = takeSplitOff();
    return right == null ? left : branchOf(left, right);
  }

  private static OrderedNode branchOf(OrderedNode left, OrderedNode right) {
    return new OrderedNode(
        new long[] {left.prefixes[0], right.prefixes[0]},
        new long[] {left.references[0], right.references[0]},
        new OrderedNode[] {left, right});
  }

  private OrderedNode putInto(OrderedNode node, OrderedNode.Probe probe, long reference) {
    int found = node.search(probe);
    OrderedNode[] children = node.children;
    if (children == null) {
      return found >= 0
          ? replace(node, found, probe.prefix(), reference, null)
          : insert(node, -1 - found, probe.prefix(), reference, null);
    }
    int at = OrderedNode.childIndex(found);
    OrderedNode child = putInto(children[at], probe, reference);
    OrderedNode right = takeSplitOff();
    OrderedNode changed = replace(node, at, child.prefixes[0], child.references[0], child);
    return right == null
        ? changed
        : insert(changed, at + 1, right.prefixes[0], right.references[0], right);
  }

  private @Nullable OrderedNode takeSplitOff() {
    OrderedNode right = splitOff;
    splitOff = null;
    return right;
  }

  private static OrderedNode replace(
      OrderedNode node, int index, long prefix, long reference, @Nullable OrderedNode child) {
    long[] prefixes = node.prefixes;
    if (prefixes[index] != prefix) {
      prefixes = prefixes.clone();
      prefixes[index] = prefix;
    }
    long[] references = node.references.clone();
    references[index] = reference;
    OrderedNode[] children = node.children;
    if (children != null && child != null) {
      children = children.clone();
      children[index] = child;
    }
    return new OrderedNode(prefixes, references, children);
  }

  private OrderedNode insert(
      OrderedNode node, int index, long prefix, long reference, @Nullable OrderedNode child) {
    OrderedNode larger =
        new OrderedNode(
            insert(node.prefixes, index, prefix),
            insert(node.references, index, reference),
            insert(node.children, index, child));
    if (larger.size() <= OrderedNode.MAX_ENTRIES) {
      return larger;
    }
    // Keys that come in ascending order fill their nodes: only the last entry moves to a new one.
    int cut = index == node.size() ? node.size() : larger.size() / 2;
    OrderedNode left = range(larger, 0, cut);
    splitOff = range(larger, cut, larger.size());
    return left;
  }

  private static OrderedNode range(OrderedNode node, int from, int to) {
    OrderedNode[] children = node.children;
    return new OrderedNode(
        Arrays.copyOfRange(node.prefixes, from, to),
        Arrays.copyOfRange(node.references, from, to),
        children == null ? null : Arrays.copyOfRange(children, from, to));
  }

  private static long[] insert(long[] array, int index, long value) {
    long[] larger = new long[array.length + 1];
    System.arraycopy(array, 0, larger, 0, index);
    larger[index] = value;
    System.arraycopy(array, index, larger, index + 1, array.length - index);
    return larger;
  }

  private static OrderedNode @Nullable [] insert(
      OrderedNode @Nullable [] array, int index, @Nullable OrderedNode child) {
    if (array == null || child == null) {
      return null;
    }
    OrderedNode[] larger = new OrderedNode[array.length + 1];
    System.arraycopy(array, 0, larger, 0, index);
    larger[index] = child;
    System.arraycopy(array, index, larger, index + 1, array.length - index);
    return larger;
  }
}
