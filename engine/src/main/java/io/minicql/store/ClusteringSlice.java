package io.minicql.store;

import java.util.Arrays;

/**
 * A range of encoded clusterings: from {@code lower} inclusive to {@code upper} exclusive, compared
 * as unsigned bytes. Encoded bounds never equal an encoded clustering, so that inclusive and
 * exclusive bounds of CQL are only different bytes. No bytes as lower bound and {@link #UNBOUNDED}
 * as upper one leave the side open.
 *
 * @param lower the first clustering or bound inside
 * @param upper the first clustering or bound behind
 */
public record ClusteringSlice(byte[] lower, byte[] upper) {

  private static final byte[] START = {};

  /** Greater than every encoded clustering and bound. */
  private static final byte[] UNBOUNDED = {(byte) 0xFF};

  /** Every row. */
  public static final ClusteringSlice ALL = new ClusteringSlice(START, UNBOUNDED);

  /** Exactly this full clustering. */
  public static ClusteringSlice of(byte[] encodedClustering) {
    return new ClusteringSlice(encodedClustering, successor(encodedClustering));
  }

  /** From a bound on. */
  public static ClusteringSlice from(byte[] lower) {
    return new ClusteringSlice(lower, UNBOUNDED);
  }

  /** Up to a bound. */
  public static ClusteringSlice to(byte[] upper) {
    return new ClusteringSlice(START, upper);
  }

  /** Whether nothing can be inside, as in {@code c > 1 AND c < 1}. */
  public boolean isEmpty() {
    return Arrays.compareUnsigned(lower, upper) >= 0;
  }

  /** Whether no upper bound has to be tested. */
  boolean isUnboundedAbove() {
    return upper[0] == UNBOUNDED[0];
  }

  ClusteringSlice after(byte[] position) {
    byte[] next = successor(position);
    return Arrays.compareUnsigned(next, lower) > 0 ? new ClusteringSlice(next, upper) : this;
  }

  ClusteringSlice before(byte[] position) {
    return Arrays.compareUnsigned(position, upper) < 0
        ? new ClusteringSlice(lower, position)
        : this;
  }

  /** The smallest byte string that is greater. */
  private static byte[] successor(byte[] bytes) {
    return Arrays.copyOf(bytes, bytes.length + 1);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ClusteringSlice slice
        && Arrays.equals(lower, slice.lower)
        && Arrays.equals(upper, slice.upper);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(lower) + Arrays.hashCode(upper);
  }
}
