package io.minicql.type;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** uuid: 16 bytes; ordered by version, then version 1 by time, the others by their bytes. */
final class UuidCodec extends NativeCodec {
  @Override
  int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    if (leftLength == 0 || rightLength == 0) {
      return Integer.compare(leftLength, rightLength);
    }
    long leftHigh = Numbers.readLong(left, leftOffset);
    long rightHigh = Numbers.readLong(right, rightOffset);
    int order = Integer.compare(UuidBits.version(leftHigh), UuidBits.version(rightHigh));
    if (order == 0) {
      order =
          UuidBits.version(leftHigh) == 1
              ? Long.compareUnsigned(UuidBits.timeFirst(leftHigh), UuidBits.timeFirst(rightHigh))
              : Long.compareUnsigned(leftHigh, rightHigh);
    }
    if (order == 0) {
      long leftLow = Numbers.readLong(left, leftOffset + Long.BYTES);
      order = Long.compareUnsigned(leftLow, Numbers.readLong(right, rightOffset + Long.BYTES));
    }
    return order;
  }

  @Override
  void validate(byte[] bytes, int offset, int length) {
    UuidBits.validateLength(length);
  }

  @Override
  byte[] parse(String text) {
    if (text.isEmpty()) {
      return Bytes.EMPTY;
    }
    if (!UuidBits.isCanonical(text)) {
      throw new CqlTypeException("Unable to make UUID from '" + text + "'");
    }
    return UuidBits.write(UUID.fromString(text));
  }

  @Override
  String format(byte[] bytes, int offset, int length) {
    return length == 0 ? "null" : UuidBits.read(bytes, offset).toString();
  }

  @Override
  @Nullable Object decode(byte[] bytes, int offset, int length) {
    return length == 0 ? null : UuidBits.read(bytes, offset);
  }

  @Override
  byte[] encode(Object value) {
    if (value instanceof UUID uuid) {
      return UuidBits.write(uuid);
    }
    throw Conversions.wrongClass(NativeType.UUID, value);
  }
}
