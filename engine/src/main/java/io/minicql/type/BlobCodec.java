package io.minicql.type;

import java.nio.ByteBuffer;

/** blob: any bytes. */
final class BlobCodec extends NativeCodec {
  @Override
  int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    return Bytes.compareUnsigned(left, leftOffset, leftLength, right, rightOffset, rightLength);
  }

  @Override
  void validate(byte[] bytes, int offset, int length) {
    // Any bytes will do.
  }

  /** Hexadecimal digits, with or without {@code 0x} before them. */
  @Override
  byte[] parse(String text) {
    return Bytes.parseHex(text.startsWith("0x") ? text.substring(2) : text);
  }

  @Override
  String format(byte[] bytes, int offset, int length) {
    return "0x" + Bytes.hex(bytes, offset, length);
  }

  @Override
  byte[] decode(byte[] bytes, int offset, int length) {
    return Bytes.copy(bytes, offset, length);
  }

  @Override
  byte[] encode(Object value) {
    if (value instanceof byte[] bytes) {
      return bytes.clone();
    }
    if (value instanceof ByteBuffer buffer) {
      byte[] bytes = new byte[buffer.remaining()];
      buffer.duplicate().get(bytes);
      return bytes;
    }
    throw Conversions.wrongClass(NativeType.BLOB, value);
  }
}
