package io.minicql.type;

import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/**
 * time: nanoseconds since midnight. Cassandra lets any 8 bytes in; times beyond a day wrap around
 * here.
 */
final class TimeCodec extends NativeCodec {
  private static LocalTime read(byte[] bytes, int offset) {
    return LocalTime.ofNanoOfDay(
        Math.floorMod(Numbers.readLong(bytes, offset), TimeText.NANOS_PER_DAY));
  }

  @Override
  int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    return Bytes.compareUnsigned(left, leftOffset, leftLength, right, rightOffset, rightLength);
  }

  @Override
  void validate(byte[] bytes, int offset, int length) {
    if (length != Long.BYTES) {
      throw new CqlTypeException("Expected 8 byte long for time (" + length + ")");
    }
  }

  @Override
  byte[] parse(String text) {
    return Numbers.longBytes(TimeText.parse(text));
  }

  @Override
  String format(byte[] bytes, int offset, int length) {
    return length == 0 ? "null" : "'" + TimeText.format(read(bytes, offset)) + "'";
  }

  @Override
  String display(byte[] bytes, int offset, int length) {
    return TimeText.format(read(bytes, offset));
  }

  @Override
  @Nullable Object decode(byte[] bytes, int offset, int length) {
    return length == 0 ? null : read(bytes, offset);
  }

  @Override
  byte[] encode(Object value) {
    if (value instanceof LocalTime time) {
      return Numbers.longBytes(time.toNanoOfDay());
    }
    return Numbers.longBytes(
        Conversions.toLong(NativeType.TIME, value, 0, TimeText.NANOS_PER_DAY - 1));
  }
}
