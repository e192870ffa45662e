package io.minicql.encoding;

import io.minicql.memory.OffHeapBytes;

/**
 * Integers of one to nine bytes, as Cassandra's vints: the one bits that the first byte begins with
 * say how many bytes follow; the value is big-endian in the other bits. Encodings of unsigned
 * values compare as the values do. Signed values are zigzag-coded first: 0, -1, 1, -2 become 0, 1,
 * 2, 3.
 */
public final class VarInts {
  /** Bytes of the longest encoding. */
  public static final int MAX_BYTES = 9;

  private VarInts() {}

  /** Bytes that the unsigned value takes. */
  public static int sizeBytes(long unsigned) {
    int bits = Long.SIZE - Long.numberOfLeadingZeros(unsigned | 1);
    return bits > 56 ? MAX_BYTES : (bits + 6) / 7;
  }

  /** Bytes of the encoding that begins with this byte. */
  public static int encodedBytes(byte first) {
    return first >= 0 ? 1 : Integer.numberOfLeadingZeros(~first) - 23;
  }

  /** The part of the value in the first byte when so many bytes follow. */
  static long valueBits(int first, int moreBytes) {
    return first & (0xFF >>> moreBytes);
  }

  /** Writes the unsigned value; returns the place after it. */
  public static int writeUnsigned(byte[] target, int offset, long unsigned) {
    int size = sizeBytes(unsigned);
    long rest = unsigned;
    for (int at = offset + size - 1; at > offset; at--) {
      target[at] = (byte) rest;
      rest >>>= 8;
    }
    target[offset] = firstByte(size, rest);
    return offset + size;
  }

  /** Reads an unsigned value; {@link #encodedBytes} of its first byte gives its length. */
  public static long readUnsigned(byte[] source, int offset) {
    int more = encodedBytes(source[offset]) - 1;
    long value = valueBits(source[offset], more);
    for (int i = 1; i <= more; i++) {
      value = value << 8 | source[offset + i] & 0xFF;
    }
    return value;
  }

  /** Writes the unsigned value off the heap; returns the address after it. */
  public static long writeUnsigned(OffHeapBytes memory, long address, long unsigned) {
    int size = sizeBytes(unsigned);
    long rest = unsigned;
    for (long at = address + size - 1; at > address; at--) {
      memory.putByte(at, (byte) rest);
      rest >>>= 8;
    }
    memory.putByte(address, firstByte(size, rest));
    return address + size;
  }

  /**
   * Reads an unsigned value off the heap; {@link #encodedBytes} of its first byte gives its length.
   */
  public static long readUnsigned(OffHeapBytes memory, long address) {
    byte first = memory.getByte(address);
    if (first >= 0) {
      return first;
    }
    int more = encodedBytes(first) - 1;
    long value = valueBits(first, more);
    for (int i = 1; i <= more; i++) {
      value = value << 8 | memory.getByte(address + i) & 0xFF;
    }
    return value;
  }

  /** The unsigned value that stands for a signed one. */
  public static long zigzag(long signed) {
    return signed << 1 ^ signed >> 63;
  }

  /** The signed value behind {@link #zigzag}. */
  public static long unzigzag(long unsigned) {
    return unsigned >>> 1 ^ -(unsigned & 1);
  }

  /** Writes a signed value; returns the place after it. */
  public static int writeSigned(byte[] target, int offset, long signed) {
    return writeUnsigned(target, offset, zigzag(signed));
  }

  /** Reads a signed value. */
  public static long readSigned(byte[] source, int offset) {
    return unzigzag(readUnsigned(source, offset));
  }

  /** Writes a signed value off the heap; returns the address after it. */
  public static long writeSigned(OffHeapBytes memory, long address, long signed) {
    return writeUnsigned(memory, address, zigzag(signed));
  }

  /** Reads a signed value off the heap. */
  public static long readSigned(OffHeapBytes memory, long address) {
    return unzigzag(readUnsigned(memory, address));
  }

  private static byte firstByte(int size, long topBits) {
    return (byte) (~(0xFF >>> (size - 1)) | topBits);
  }
}
