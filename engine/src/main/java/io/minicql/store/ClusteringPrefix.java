package io.minicql.store;

/**
 * The first bytes of an encoded clustering as a signed long that never contradicts the order of the
 * bytes. The first byte is one of a few that say whether a value, an empty one or a null follows;
 * it takes three bits, so that the value itself has 61.
 */
final class ClusteringPrefix {
  /** Null, empty and present values begin with 3E, 3F and 40, bounds lie below or above. */
  private static final int BYTE_BELOW_NULL = 0x3D;

  private static final int MAX_CLASS = 7;
  private static final int CLASS_SHIFT = Long.SIZE - 3;

  private ClusteringPrefix() {}

  static long of(byte[] bytes, int offset, int length) {
    if (length == 0) {
      return Long.MIN_VALUE;
    }
    int first = bytes[offset] & 0xFF;
    long firstClass = Math.max(0, Math.min(MAX_CLASS, first - BYTE_BELOW_NULL));
    return ((firstClass << CLASS_SHIFT) | (eight(bytes, offset + 1, length - 1) >>> 3))
        ^ Long.MIN_VALUE;
  }

  private static long eight(byte[] bytes, int offset, int length) {
    if (length >= Long.BYTES) {
      return BigEndian.readLong(bytes, offset);
    }
    long value = 0;
    for (int i = 0; i < length; i++) {
      value |= (bytes[offset + i] & 0xFFL) << (56 - Byte.SIZE * i);
    }
    return value;
  }
}
