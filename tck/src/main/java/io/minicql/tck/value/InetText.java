package io.minicql.tck.value;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;

/** IP addresses; version 6 in the short form of RFC 5952. */
final class InetText {
  private static final int GROUPS = 8;

  private InetText() {}

  static String of(byte[] bytes) {
    return bytes.length == 4 ? version4(bytes) : version6(bytes);
  }

  static byte[] bytesOf(String text) {
    if (!text.matches("[0-9a-fA-F:.]+")) {
      throw new IllegalArgumentException("not an address: " + text);
    }
    try {
      return InetAddress.getByName(text).getAddress();
    } catch (UnknownHostException e) {
      throw new IllegalArgumentException(text, e);
    }
  }

  private static String version4(byte[] b) {
    return (b[0] & 0xff) + "." + (b[1] & 0xff) + "." + (b[2] & 0xff) + "." + (b[3] & 0xff);
  }

  private static String version6(byte[] bytes) {
    List<String> groups = new ArrayList<>();
    for (int i = 0; i < GROUPS; i++) {
      groups.add(Integer.toHexString(((bytes[2 * i] & 0xff) << 8) | (bytes[2 * i + 1] & 0xff)));
    }
    int start = 0;
    int length = 0;
    for (int i = 0; i < GROUPS; i++) {
      int end = i;
      while (end < GROUPS && groups.get(end).equals("0")) {
        end++;
      }
      if (end - i > length) {
        start = i;
        length = end - i;
      }
    }
    if (length < 2) {
      return String.join(":", groups);
    }
    return String.join(":", groups.subList(0, start))
        + "::"
        + String.join(":", groups.subList(start + length, GROUPS));
  }
}
