package io.minicql.type;

import java.time.Duration;
import java.time.Period;
import org.jspecify.annotations.Nullable;

/**
 * duration: three zigzag vints for months, days and nanoseconds. It has no order, only equality of
 * bytes.
 */
final class DurationCodec extends NativeCodec {
  private static CqlDuration read(byte[] bytes, int offset, int length) {
    ByteReader reader = new ByteReader(bytes, offset, length);
    int months = toInt("months", reader.readVint());
    int days = toInt("days", reader.readVint());
    return new CqlDuration(months, days, reader.readVint());
  }

  private static int toInt(String unit, long value) {
    if (value != (int) value) {
      throw new CqlTypeException(
          "The duration " + unit + " must be a 32 bits integer but was: " + value);
    }
    return (int) value;
  }

  private static byte[] write(CqlDuration duration) {
    long months = Vints.zigzag(duration.months());
    long days = Vints.zigzag(duration.days());
    long nanos = Vints.zigzag(duration.nanos());
    ByteWriter writer =
        new ByteWriter(
            Vints.unsignedBytes(months) + Vints.unsignedBytes(days) + Vints.unsignedBytes(nanos));
    writer.writeUnsignedVint(months);
    writer.writeUnsignedVint(days);
    writer.writeUnsignedVint(nanos);
    return writer.toByteArray();
  }

  @Override
  int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    return Bytes.compareUnsigned(left, leftOffset, leftLength, right, rightOffset, rightLength);
  }

  @Override
  void validate(byte[] bytes, int offset, int length) {
    if (length < 3) {
      throw new CqlTypeException("Expected at least 3 bytes for a duration (" + length + ")");
    }
    read(bytes, offset, length);
  }

  @Override
  byte[] parse(String text) {
    return text.isEmpty() ? Bytes.EMPTY : write(DurationText.parse(text));
  }

  @Override
  String format(byte[] bytes, int offset, int length) {
    return length == 0 ? "null" : read(bytes, offset, length).toString();
  }

  /** cqlsh prints nothing at all for the duration of nothing. */
  @Override
  String display(byte[] bytes, int offset, int length) {
    return DurationText.units(read(bytes, offset, length));
  }

  @Override
  @Nullable Object decode(byte[] bytes, int offset, int length) {
    return length == 0 ? null : read(bytes, offset, length);
  }

  @Override
  byte[] encode(Object value) {
    if (value instanceof CqlDuration duration) {
      return write(duration);
    }
    try {
      if (value instanceof Duration duration) {
        return write(new CqlDuration(0, 0, duration.toNanos()));
      }
      if (value instanceof Period period) {
        int months = Math.toIntExact(period.toTotalMonths());
        return write(new CqlDuration(months, period.getDays(), 0));
      }
    } catch (ArithmeticException e) {
      throw Conversions.outOfRange(NativeType.DURATION, value);
    }
    throw Conversions.wrongClass(NativeType.DURATION, value);
  }
}
