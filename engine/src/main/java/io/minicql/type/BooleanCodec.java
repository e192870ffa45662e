package io.minicql.type;

import org.jspecify.annotations.Nullable;

/** boolean: one byte; everything but 0 is true. */
final class BooleanCodec extends NativeCodec {
  private static byte[] bytesOf(boolean value) {
    return new byte[] {(byte) (value ? 1 : 0)};
  }

  @Override
  int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    if (leftLength == 0 || rightLength == 0) {
      return Integer.compare(leftLength, rightLength);
    }
    return Boolean.compare(left[leftOffset] != 0, right[rightOffset] != 0);
  }

  @Override
  void validate(byte[] bytes, int offset, int length) {
    if (length > 1) {
      throw new CqlTypeException("Expected 1 or 0 byte value (" + length + ")");
    }
  }

  @Override
  byte[] parse(String text) {
    if (text.equalsIgnoreCase("true")) {
      return bytesOf(true);
    }
    if (text.isEmpty() || text.equalsIgnoreCase("false")) {
      return bytesOf(false);
    }
    throw new CqlTypeException("Unable to make boolean from '" + text + "'");
  }

  @Override
  String format(byte[] bytes, int offset, int length) {
    return length == 0 ? "null" : Boolean.toString(bytes[offset] != 0);
  }

  @Override
  String display(byte[] bytes, int offset, int length) {
    return bytes[offset] != 0 ? "True" : "False";
  }

  @Override
  @Nullable Object decode(byte[] bytes, int offset, int length) {
    return length == 0 ? null : (Object) (bytes[offset] != 0);
  }

  @Override
  byte[] encode(Object value) {
    if (value instanceof Boolean flag) {
      return bytesOf(flag);
    }
    throw Conversions.wrongClass(NativeType.BOOLEAN, value);
  }
}
