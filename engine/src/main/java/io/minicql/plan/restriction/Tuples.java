package io.minicql.plan.restriction;

import io.minicql.CqlException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Tuples of key values. */
final class Tuples {
  /** How many partitions or rows one statement may name. */
  static final int MAX_TUPLES = 1_000_000;

  /** One tuple without values. */
  static final List<byte[][]> EMPTY = Collections.singletonList(new byte[][] {});

  private Tuples() {}

  /**
   * Each left tuple followed by each right one.
   *
   * @throws CqlException where these are more than {@value #MAX_TUPLES}
   */
  static List<byte[][]> product(List<byte[][]> left, List<byte[][]> right) {
    long size = (long) left.size() * right.size();
    if (size > MAX_TUPLES) {
      throw CqlException.invalid(
          "The IN restrictions make "
              + size
              + " combinations, which is more than the maximum of "
              + MAX_TUPLES);
    }
    List<byte[][]> all = new ArrayList<>((int) size);
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
