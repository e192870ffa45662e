package io.minicql.type;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * timeuuid: a version 1 UUID, ordered by its time and then by its low half as eight signed bytes.
 */
final class TimeuuidCodec extends NativeCodec {
  /**
   * Turns the order of signed bytes into that of one signed number; its first byte is signed
   * already.
   */
  private static final long SIGNS = 0x0080808080808080L;

  @Override
  int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    if (leftLength == 0 || rightLength == 0) {
      return Integer.compare(leftLength, rightLength);
    }
    int order =
        Long.compare(
            UuidBits.timeFirst(Numbers.readLong(left, leftOffset)),
            UuidBits.timeFirst(Numbers.readLong(right, rightOffset)));
    if (order != 0) {
      return order;
    }
    return Long.compare(
        Numbers.readLong(left, leftOffset + Long.BYTES) ^ SIGNS,
        Numbers.readLong(right, rightOffset + Long.BYTES) ^ SIGNS);
  }

  @Override
  void validate(byte[] bytes, int offset, int length) {
    UuidBits.validateLength(length);
    if (length != 0 && UuidBits.version(Numbers.readLong(bytes, offset)) != 1) {
      // Cassandra shows the first half byte of the value here, not the version.
      throw new CqlTypeException(
          "Invalid version for TimeUUID type: 0x" + Integer.toHexString(bytes[offset] >> 4 & 0xf));
    }
  }

  @Override
  byte[] parse(String text) {
    if (text.isEmpty()) {
      return Bytes.EMPTY;
    }
    if (!UuidBits.isCanonical(text)) {
      throw new CqlTypeException("Unknown timeuuid representation: " + text);
    }
    return write(UUID.fromString(text));
  }

  private static byte[] write(UUID uuid) {
    if (uuid.version() != 1) {
      throw new CqlTypeException("TimeUUID supports only version 1 UUIDs");
    }
    return UuidBits.write(uuid);
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
      return write(uuid);
    }
    throw Conversions.wrongClass(NativeType.TIMEUUID, value);
  }
}
