package io.minicql.type;

import java.util.Arrays;

/** Plain bytes: their order and their hexadecimal text. */
final class Bytes {
  static final byte[] EMPTY = new byte[0];
  private static final char[] HEX_DIGITS = "0123456789abcdef".toCharArray();

  private Bytes() {}

  static int compareUnsigned(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    return Arrays.compareUnsigned(
        left, leftOffset, leftOffset + leftLength, right, rightOffset, rightOffset + rightLength);
  }

  static byte[] copy(byte[] bytes, int offset, int length) {
    return Arrays.copyOfRange(bytes, offset, offset + length);
  }

  static String hex(byte[] bytes, int offset, int length) {
    char[] digits = new char[2 * length];
    for (int i = 0; i < length; i++) {
      digits[2 * i] = HEX_DIGITS[(bytes[offset + i] >> 4) & 0xf];
      digits[2 * i + 1] = HEX_DIGITS[bytes[offset + i] & 0xf];
    }
    return new String(digits);
  }

  /**
   * The bytes of hexadecimal digits without a prefix.
   *
   * @throws CqlTypeException unless there is an even number of digits and nothing else
   */
  static byte[] parseHex(String text) {
    byte[] bytes = new byte[text.length() / 2];
    for (int i = 0; i < bytes.length; i++) {
      int high = hexDigit(text.charAt(2 * i));
      int low = hexDigit(text.charAt(2 * i + 1));
      if (high < 0 || low < 0) {
        throw notHex(text);
      }
      bytes[i] = (byte) (high << 4 | low);
    }
    if (text.length() % 2 != 0) {
      throw notHex(text);
    }
    return bytes;
  }

  private static CqlTypeException notHex(String text) {
    return new CqlTypeException("cannot parse '" + text + "' as hex bytes");
  }

  private static int hexDigit(char c) {
    return c < 128 ? Character.digit(c, 16) : -1;
  }
}
