package io.minicql.type;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Date;
import org.jspecify.annotations.Nullable;

/** timestamp: milliseconds since 1970-01-01T00:00Z. */
final class TimestampCodec extends NativeCodec {
  @Override
  int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    if (leftLength == 0 || rightLength == 0) {
      return Integer.compare(leftLength, rightLength);
    }
    return Long.compare(Numbers.readLong(left, leftOffset), Numbers.readLong(right, rightOffset));
  }

  @Override
  void validate(byte[] bytes, int offset, int length) {
    if (length != Long.BYTES && length != 0) {
      throw new CqlTypeException("Expected 8 or 0 byte long for date (" + length + ")");
    }
  }

  @Override
  byte[] parse(String text) {
    return text.isEmpty() ? Bytes.EMPTY : Numbers.longBytes(TimestampText.parse(text));
  }

  @Override
  String format(byte[] bytes, int offset, int length) {
    return length == 0 ? "null" : TimestampText.literal(Numbers.readLong(bytes, offset));
  }

  @Override
  String display(byte[] bytes, int offset, int length) {
    return TimestampText.cell(Numbers.readLong(bytes, offset));
  }

  @Override
  String displayInside(byte[] bytes, int offset, int length) {
    return "'" + display(bytes, offset, length) + "'";
  }

  @Override
  @Nullable Object decode(byte[] bytes, int offset, int length) {
    return length == 0 ? null : Instant.ofEpochMilli(Numbers.readLong(bytes, offset));
  }

  @Override
  byte[] encode(Object value) {
    try {
      return Numbers.longBytes(toMillis(value));
    } catch (ArithmeticException e) {
      throw Conversions.outOfRange(NativeType.TIMESTAMP, value);
    }
  }

  @SuppressWarnings("JavaUtilDate") // it is what many users still have
  private static long toMillis(Object value) {
    if (value instanceof Instant instant) {
      return instant.toEpochMilli();
    }
    if (value instanceof Date date) {
      return date.getTime();
    }
    if (value instanceof OffsetDateTime dateTime) {
      return dateTime.toInstant().toEpochMilli();
    }
    if (value instanceof ZonedDateTime dateTime) {
      return dateTime.toInstant().toEpochMilli();
    }
    return Conversions.toLong(NativeType.TIMESTAMP, value, Long.MIN_VALUE, Long.MAX_VALUE);
  }
}
