package io.minicql.type;

import org.jspecify.annotations.Nullable;

/** double: IEEE 754 double precision. All NaNs are equal and the greatest; -0.0 is before 0.0. */
final class DoubleCodec extends NativeCodec {
  private static double read(byte[] bytes, int offset) {
    return Double.longBitsToDouble(Numbers.readLong(bytes, offset));
  }

  @Override
  int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    if (leftLength == 0 || rightLength == 0) {
      return Integer.compare(leftLength, rightLength);
    }
    return Double.compare(read(left, leftOffset), read(right, rightOffset));
  }

  @Override
  void validate(byte[] bytes, int offset, int length) {
    if (length != Double.BYTES && length != 0) {
      throw new CqlTypeException("Expected 8 or 0 byte value for a double (" + length + ")");
    }
  }

  @Override
  byte[] parse(String text) {
    if (text.isEmpty()) {
      return Bytes.EMPTY;
    }
    try {
      return Numbers.longBytes(Double.doubleToLongBits(Double.parseDouble(text)));
    } catch (NumberFormatException e) {
      throw new CqlTypeException("Unable to make double from '" + text + "'", e);
    }
  }

  @Override
  String format(byte[] bytes, int offset, int length) {
    return length == 0 ? "null" : Double.toString(read(bytes, offset));
  }

  @Override
  String display(byte[] bytes, int offset, int length) {
    return GeneralNumberText.of(read(bytes, offset), 12);
  }

  /** cqlsh knows the precision of doubles only for whole cells. */
  @Override
  String displayInside(byte[] bytes, int offset, int length) {
    return GeneralNumberText.of(read(bytes, offset), 5);
  }

  @Override
  @Nullable Object decode(byte[] bytes, int offset, int length) {
    return length == 0 ? null : (Object) read(bytes, offset);
  }

  @Override
  byte[] encode(Object value) {
    return Numbers.longBytes(Double.doubleToRawLongBits(toDouble(value)));
  }

  private static double toDouble(Object value) {
    if (value instanceof Double || value instanceof Float) {
      return ((Number) value).doubleValue();
    }
    return Conversions.toLong(NativeType.DOUBLE, value, -1L << 53, 1L << 53);
  }
}
