package io.minicql.store;

/**
 * Variable-length numbers of 1 to 9 bytes: the leading one bits of the first byte count the bytes
 * behind it, the other bits are the number, big-endian. Signed numbers are zigzagged first.
 */
final class VarInts {
  static final int MAX_BYTES = 9;

  private VarInts() {}

  static long zigzag(long value) {
    return (value << 1) ^ (value >> 63);
  }

  static long unzigzag(long value) {
    return (value >>> 1) ^ -(value & 1);
  }

  /** Bytes of a number, by its first byte. */
  static int length(byte first) {
    return Integer.numberOfLeadingZeros(~first) - 23;
  }

  /** Bytes that a number takes. */
  static int lengthOf(long value) {
    int bits = Long.SIZE - Long.numberOfLeadingZeros(value | 1);
    return bits > 56 ? MAX_BYTES : (bits + 6) / 7;
  }

  /** The number of so many bytes at an offset. */
  static long read(byte[] bytes, int offset, int length) {
    long value = length == MAX_BYTES ? 0 : bytes[offset] & (0xFF >>> length);
    for (int i = 1; i < length; i++) {
      value = (value << Byte.SIZE) | (bytes[offset + i] & 0xFF);
    }
    return value;
  }

  /**
   * Writes a number and returns the offset behind it; there must be room for {@link #MAX_BYTES}.
   */
  static int write(byte[] bytes, int offset, long value) {
    if ((value & ~0x7FL) == 0) {
      bytes[offset] = (byte) value;
      return offset + 1;
    }
    int length = lengthOf(value);
    long rest = value;
    for (int i = length - 1; i > 0; i--) {
      bytes[offset + i] = (byte) rest;
      rest >>>= Byte.SIZE;
    }
    int ones = 0xFF00 >>> (length - 1);
    bytes[offset] = (byte) (length == MAX_BYTES ? 0xFF : rest | (ones & 0xFF));
    return offset + length;
  }

  /**
   * The number that begins at the high end of a word, whose bytes are big-endian; its length must
   * be at most 8.
   */
  static long readFirst(long word, int length) {
    return (word << length) >>> length >>> (Long.SIZE - Byte.SIZE * length);
  }
}
