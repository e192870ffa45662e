package io.minicql.plan.restriction;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Tuples of key values. */
final class Tuples {
  /** One tuple without values. */
  static final List<byte[][]> EMPTY = Collections.singletonList(new byte[][] {});

  private Tuples() {}

  /** Each left tuple followed by each right one. */
  static List<byte[][]> product(List<byte[][]> left, List<byte[][]> right) {
    List<byte[][]> all = new ArrayList<>(left.size() * right.size());
    for (byte[][] head : left) {
      for (byte[][] tail : right) {
        all.add(concat(head, tail, tail.length));
      }
    }
    return all;
  }

  /** A tuple followed by the first values of another. */
  static byte[][] concat(byte[][] head, byte[][] tail, int tailSize) {
    byte[][] tuple = new byte[head.length + tailSize][];
    System.arraycopy(head, 0, tuple, 0, head.length);
    System.arraycopy(tail, 0, tuple, head.length, tailSize);
    return tuple;
  }
}
