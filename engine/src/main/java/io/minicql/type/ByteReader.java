package io.minicql.type;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Reads the parts of a serialized value; every read is checked against the value's end. */
final class ByteReader {
  private final byte[] bytes;
  private final int end;
  private int position;

  ByteReader(byte[] bytes, int offset, int length) {
    this.bytes = bytes;
    this.position = offset;
    this.end = offset + length;
  }

  byte[] bytes() {
    return bytes;
  }

  int remaining() {
    return end - position;
  }

  boolean hasRemaining() {
    return position < end;
  }

  int readInt() {
    require(Integer.BYTES);
    int value = Numbers.readInt(bytes, position);
    position += Integer.BYTES;
    return value;
  }

  /** The number of elements at the head of a collection; Cassandra takes a negative one as none. */
  int readCount() {
    return Math.max(0, readInt());
  }

  /** A length and as many bytes; null for a negative length. */
  byte @Nullable [] readSized() {
    int length = readInt();
    return length < 0 ? null : readBytes(length);
  }

  byte[] readBytes(int length) {
    int start = skip(length);
    return Arrays.copyOfRange(bytes, start, start + length);
  }

  /** Passes over bytes and returns where they begin. */
  int skip(int length) {
    require(length);
    int start = position;
    position += length;
    return start;
  }

  long readUnsignedVint() {
    require(1);
    byte first = bytes[position++];
    int extraBytes = Vints.extraBytes(first);
    require(extraBytes);
    long value = first & (0xffL >> extraBytes);
    for (int i = 0; i < extraBytes; i++) {
      value = value << 8 | (bytes[position++] & 0xff);
    }
    return value;
  }

  long readVint() {
    return Vints.unzigzag(readUnsignedVint());
  }

  int readUnsignedVint32() {
    long value = readUnsignedVint();
    if (value < 0 || value > Integer.MAX_VALUE) {
      throw new CqlTypeException("Value length out of range: " + value);
    }
    return (int) value;
  }

  private void require(int length) {
    if (length < 0 || length > remaining()) {
      throw new CqlTypeException(
          "Not enough bytes to read a value of " + length + ": " + remaining() + " are left");
    }
  }
}
