package io.minicql.type;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * decimal: 4 bytes scale, then the unscaled value. Ordered by value, so that 1.0 and 1.00 are the
 * same. No operation writes a number out in full, so huge exponents cost nothing.
 */
final class DecimalCodec extends NativeCodec {
  private static BigDecimal read(byte[] bytes, int offset, int length) {
    int scale = Numbers.readInt(bytes, offset);
    BigInteger unscaled =
        length == Integer.BYTES
            ? BigInteger.ZERO
            : new BigInteger(bytes, offset + Integer.BYTES, length - Integer.BYTES);
    return new BigDecimal(unscaled, scale);
  }

  private static byte[] write(BigDecimal value) {
    byte[] unscaled = value.unscaledValue().toByteArray();
    byte[] bytes = new byte[Integer.BYTES + unscaled.length];
    Numbers.writeInt(bytes, 0, value.scale());
    System.arraycopy(unscaled, 0, bytes, Integer.BYTES, unscaled.length);
    return bytes;
  }

  @Override
  int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    if (leftLength == 0 || rightLength == 0) {
      return Integer.compare(leftLength, rightLength);
    }
    return read(left, leftOffset, leftLength).compareTo(read(right, rightOffset, rightLength));
  }

  @Override
  void validate(byte[] bytes, int offset, int length) {
    if (length != 0 && length < Integer.BYTES) {
      throw new CqlTypeException("Expected 0 or at least 4 bytes (" + length + ")");
    }
  }

  @Override
  byte[] parse(String text) {
    if (text.isEmpty()) {
      return Bytes.EMPTY;
    }
    try {
      BigDecimal value = new BigDecimal(text);
      if (value.scale() != Integer.MIN_VALUE) {
        return write(value);
      }
    } catch (NumberFormatException | ArithmeticException e) {
      throw new CqlTypeException(notDecimal(text), e);
    }
    // Newer JDKs take one exponent more than the one that Cassandra runs on.
    throw new CqlTypeException(notDecimal(text));
  }

  private static String notDecimal(String text) {
    return "unable to make BigDecimal from '" + text + "'";
  }

  @Override
  String format(byte[] bytes, int offset, int length) {
    return length == 0 ? "null" : read(bytes, offset, length).toString();
  }

  @Override
  @Nullable Object decode(byte[] bytes, int offset, int length) {
    return length == 0 ? null : read(bytes, offset, length);
  }

  @Override
  byte[] encode(Object value) {
    return write(Conversions.toBigDecimal(NativeType.DECIMAL, value));
  }
}
