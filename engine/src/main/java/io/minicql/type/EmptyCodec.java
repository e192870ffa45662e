package io.minicql.type;

import org.jspecify.annotations.Nullable;

/** The type of compact tables without a value: zero bytes and nothing else. */
final class EmptyCodec extends NativeCodec {
  @Override
  int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    return 0;
  }

  @Override
  void validate(byte[] bytes, int offset, int length) {
    if (length != 0) {
      throw new CqlTypeException("EmptyType only accept empty values");
    }
  }

  @Override
  byte[] parse(String text) {
    if (!text.isEmpty()) {
      throw new CqlTypeException("'" + text + "' is not empty");
    }
    return Bytes.EMPTY;
  }

  @Override
  String format(byte[] bytes, int offset, int length) {
    return "null";
  }

  @Override
  @Nullable Object decode(byte[] bytes, int offset, int length) {
    return null;
  }

  @Override
  byte[] encode(Object value) {
    throw Conversions.wrongClass(NativeType.EMPTY, value);
  }
}
