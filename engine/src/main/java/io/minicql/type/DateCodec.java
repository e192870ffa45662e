package io.minicql.type;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** date: days since 1970-01-01 plus 2^31 as an unsigned number. */
final class DateCodec extends NativeCodec {
  private static LocalDate read(byte[] bytes, int offset) {
    return LocalDate.ofEpochDay(DateText.toEpochDay(Numbers.readInt(bytes, offset)));
  }

  @Override
  int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    return Bytes.compareUnsigned(left, leftOffset, leftLength, right, rightOffset, rightLength);
  }

  @Override
  void validate(byte[] bytes, int offset, int length) {
    if (length != Integer.BYTES) {
      throw new CqlTypeException("Expected 4 byte long for date (" + length + ")");
    }
  }

  @Override
  byte[] parse(String text) {
    return Numbers.intBytes(DateText.parse(text));
  }

  @Override
  String format(byte[] bytes, int offset, int length) {
    return length == 0 ? "null" : "'" + read(bytes, offset) + "'";
  }

  @Override
  String display(byte[] bytes, int offset, int length) {
    LocalDate date = read(bytes, offset);
    return date.getYear() >= 1 && date.getYear() <= 9999
        ? date.toString()
        : Long.toString(date.toEpochDay());
  }

  @Override
  @Nullable Object decode(byte[] bytes, int offset, int length) {
    return length == 0 ? null : read(bytes, offset);
  }

  @Override
  byte[] encode(Object value) {
    if (!(value instanceof LocalDate date)) {
      throw Conversions.wrongClass(NativeType.DATE, value);
    }
    long day = date.toEpochDay();
    if (day != (int) day) {
      throw Conversions.outOfRange(NativeType.DATE, value);
    }
    return Numbers.intBytes(DateText.fromEpochDay(day));
  }
}
