package io.minicql.type;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** varint: two's complement of any length. */
final class VarintCodec extends NativeCodec {
  @Override
  int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    if (leftLength == 0 || rightLength == 0) {
      return Integer.compare(leftLength, rightLength);
    }
    if (leftLength <= Long.BYTES && rightLength <= Long.BYTES) {
      return Long.compare(
          small(left, leftOffset, leftLength), small(right, rightOffset, rightLength));
    }
    return new BigInteger(left, leftOffset, leftLength)
        .compareTo(new BigInteger(right, rightOffset, rightLength));
  }

  private static long small(byte[] bytes, int offset, int length) {
    long value = bytes[offset];
    for (int i = 1; i < length; i++) {
      value = value << Byte.SIZE | (bytes[offset + i] & 0xff);
    }
    return value;
  }

  @Override
  void validate(byte[] bytes, int offset, int length) {
    // Any bytes are a number.
  }

  @Override
  byte[] parse(String text) {
    if (text.isEmpty()) {
      return Bytes.EMPTY;
    }
    try {
      return new BigInteger(text).toByteArray();
    } catch (NumberFormatException e) {
      throw new CqlTypeException("unable to make int from '" + text + "'", e);
    }
  }

  @Override
  String format(byte[] bytes, int offset, int length) {
    return length == 0 ? "null" : new BigInteger(bytes, offset, length).toString();
  }

  @Override
  @Nullable Object decode(byte[] bytes, int offset, int length) {
    return length == 0 ? null : new BigInteger(bytes, offset, length);
  }

  @Override
  byte[] encode(Object value) {
    return Conversions.toBigInteger(NativeType.VARINT, value).toByteArray();
  }
}
