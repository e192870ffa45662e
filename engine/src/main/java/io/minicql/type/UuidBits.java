package io.minicql.type;

import java.util.UUID;

/** The 16 bytes of a UUID. */
final class UuidBits {
  static final int BYTES = 16;
  private static final int TEXT_CHARS = 36;

  private UuidBits() {}

  static UUID read(byte[] bytes, int offset) {
    return new UUID(Numbers.readLong(bytes, offset), Numbers.readLong(bytes, offset + Long.BYTES));
  }

  static byte[] write(UUID uuid) {
    byte[] bytes = new byte[BYTES];
    Numbers.writeLong(bytes, 0, uuid.getMostSignificantBits());
    Numbers.writeLong(bytes, Long.BYTES, uuid.getLeastSignificantBits());
    return bytes;
  }

  static void validateLength(int length) {
    if (length != BYTES && length != 0) {
      throw new CqlTypeException("UUID should be 16 or 0 bytes (" + length + ")");
    }
  }

  static int version(long highBits) {
    return (int) (highBits >>> 12) & 0xf;
  }

  /** The high half of a version 1 UUID with the most significant part of the time in front. */
  static long timeFirst(long highBits) {
    return highBits << 48 | (highBits << 16 & 0xffff00000000L) | highBits >>> 32;
  }

  /** Whether the text is 8-4-4-4-12 hexadecimal digits; UUID.fromString takes more. */
  static boolean isCanonical(String text) {
    if (text.length() != TEXT_CHARS) {
      return false;
    }
    for (int i = 0; i < TEXT_CHARS; i++) {
      char c = text.charAt(i);
      boolean dashHere = i == 8 || i == 13 || i == 18 || i == 23;
      if (dashHere ? c != '-' : c > 127 || Character.digit(c, 16) < 0) {
        return false;
      }
    }
    return true;
  }
}
