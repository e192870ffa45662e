package io.minicql.type;

import org.jspecify.annotations.Nullable;

/** float: IEEE 754 single precision. All NaNs are equal and the greatest; -0.0 is before 0.0. */
final class FloatCodec extends NativeCodec {
  private static float read(byte[] bytes, int offset) {
    return Float.intBitsToFloat(Numbers.readInt(bytes, offset));
  }

  @Override
  int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    if (leftLength == 0 || rightLength == 0) {
      return Integer.compare(leftLength, rightLength);
    }
    return Float.compare(read(left, leftOffset), read(right, rightOffset));
  }

  @Override
  void validate(byte[] bytes, int offset, int length) {
    if (length != Float.BYTES && length != 0) {
      throw new CqlTypeException("Expected 4 or 0 byte value for a float (" + length + ")");
    }
  }

  @Override
  byte[] parse(String text) {
    if (text.isEmpty()) {
      return Bytes.EMPTY;
    }
    try {
      return Numbers.intBytes(Float.floatToIntBits(Float.parseFloat(text)));
    } catch (NumberFormatException e) {
      throw new CqlTypeException("Unable to make float from '" + text + "'", e);
    }
  }

  @Override
  String format(byte[] bytes, int offset, int length) {
    return length == 0 ? "null" : Float.toString(read(bytes, offset));
  }

  @Override
  String display(byte[] bytes, int offset, int length) {
    return GeneralNumberText.of(read(bytes, offset), 5);
  }

  @Override
  @Nullable Object decode(byte[] bytes, int offset, int length) {
    return length == 0 ? null : (Object) read(bytes, offset);
  }

  @Override
  byte[] encode(Object value) {
    return Numbers.intBytes(Float.floatToRawIntBits(toFloat(value)));
  }

  private static float toFloat(Object value) {
    if (value instanceof Float number) {
      return number;
    }
    if (value instanceof Double number) {
      float narrowed = number.floatValue();
      if (Double.compare(narrowed, number) != 0) {
        throw Conversions.outOfRange(NativeType.FLOAT, value);
      }
      return narrowed;
    }
    return Conversions.toLong(NativeType.FLOAT, value, -1L << 24, 1L << 24);
  }
}
