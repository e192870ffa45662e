package io.minicql.type;

/**
 * The UTF-8 that Cassandra lets in. More lenient than the standard: surrogates, numbers above
 * U+10FFFF in four bytes and the two-byte zero (c0 80) pass.
 */
final class Utf8Check {
  private Utf8Check() {}

  static boolean isValid(byte[] bytes, int offset, int length) {
    int end = offset + length;
    int i = offset;
    while (i < end) {
      byte first = bytes[i++];
      if (first >= 0) {
        continue;
      }
      int following = followingBytes(first & 0xff);
      if (following < 0 || following > end - i || !secondFits(first & 0xff, bytes[i] & 0xff)) {
        return false;
      }
      for (int last = i + following; i < last; i++) {
        if ((bytes[i] & 0xc0) != 0x80) {
          return false;
        }
      }
    }
    return true;
  }

  private static int followingBytes(int first) {
    if (first >= 0xf8) {
      return -1;
    }
    if (first >= 0xf0) {
      return 3;
    }
    if (first >= 0xe0) {
      return 2;
    }
    return first >= 0xc2 || first == 0xc0 ? 1 : -1;
  }

  private static boolean secondFits(int first, int second) {
    return switch (first) {
      case 0xc0 -> second == 0x80;
      case 0xe0 -> second >= 0xa0;
      case 0xf0 -> second >= 0x90;
      default -> true;
    };
  }
}
