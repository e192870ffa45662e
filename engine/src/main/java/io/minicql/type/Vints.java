package io.minicql.type;

/**
 * Variable-length integers as durations and vectors use them: the leading one bits of the first
 * byte count the bytes that follow, which are big-endian; signed numbers are zigzagged first.
 */
final class Vints {
  static final int MAX_BYTES = 9;

  private Vints() {}

  static int unsignedBytes(long value) {
    int magnitudeBits = Long.SIZE - Long.numberOfLeadingZeros(value | 1);
    return magnitudeBits > 56 ? MAX_BYTES : (magnitudeBits + 6) / 7;
  }

  static long zigzag(long value) {
    return (value << 1) ^ (value >> 63);
  }

  static long unzigzag(long encoded) {
    return (encoded >>> 1) ^ -(encoded & 1);
  }

  /** Bytes after the first one. */
  static int extraBytes(byte first) {
    return Integer.numberOfLeadingZeros(~first & 0xff) - 24;
  }
}
