package io.minicql.type;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.regex.Pattern;

/** Texts of internet addresses. Nothing here asks a name server. */
final class InetText {
  private static final Pattern V4 = Pattern.compile("[0-9]+(\\.[0-9]+){0,3}");
  private static final Pattern V6 =
      Pattern.compile("[0-9a-fA-F:][0-9a-fA-F:.]*:[0-9a-fA-F:.]*(%[0-9]+)?");
  private static final int MAX_V4_CHARS = 15;

  private InetText() {}

  static byte[] parse(String text) {
    if (text.equalsIgnoreCase("localhost")) {
      return new byte[] {127, 0, 0, 1};
    }
    byte[] address = V4.matcher(text).matches() ? parseV4(text) : parseV6(text);
    if (address.length == 0) {
      throw new CqlTypeException("Unable to make inet address from '" + text + "'");
    }
    return address;
  }

  /**
   * One to four numbers; the last one fills what is left. Empty if one or the whole is too large.
   */
  private static byte[] parseV4(String text) {
    if (text.length() > MAX_V4_CHARS) {
      return Bytes.EMPTY;
    }
    String[] parts = text.split("\\.", 0);
    byte[] address = new byte[4];
    int last = parts.length - 1;
    for (int i = 0; i <= last; i++) {
      int partBytes = i < last ? 1 : 4 - last;
      long part = Long.parseLong(parts[i]);
      if (part >= 1L << Byte.SIZE * partBytes) {
        return Bytes.EMPTY;
      }
      for (int b = 0; b < partBytes; b++) {
        address[i + b] = (byte) (part >> Byte.SIZE * (partBytes - 1 - b));
      }
    }
    return address;
  }

  private static byte[] parseV6(String text) {
    boolean bracketed = text.startsWith("[") && text.endsWith("]") && text.length() > 2;
    String inner = bracketed ? text.substring(1, text.length() - 1) : text;
    if (!V6.matcher(inner).matches()) {
      return Bytes.EMPTY;
    }
    int zone = inner.indexOf('%');
    try {
      // Only digits, colons and dots: never a name.
      return InetAddress.getByName(zone < 0 ? inner : inner.substring(0, zone)).getAddress();
    } catch (UnknownHostException e) {
      return Bytes.EMPTY;
    }
  }

  /** The text with the longest run of zeros left out, as {@code inet_ntop} writes it. */
  static String shortForm(byte[] address) {
    if (address.length != 16) {
      return dotted(address, 0);
    }
    int runStart = -1;
    int runLength = 1;
    for (int i = 0; i < 8; i++) {
      int length = zerosFrom(address, i);
      if (length > runLength) {
        runStart = i;
        runLength = length;
      }
    }
    return joined(address, runStart, runLength);
  }

  private static String joined(byte[] address, int runStart, int runLength) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 8; i++) {
      if (i == runStart) {
        text.append("::");
        i += runLength - 1;
        continue;
      }
      if (text.length() > 0 && text.charAt(text.length() - 1) != ':') {
        text.append(':');
      }
      if (i == 6
          && runStart == 0
          && (runLength == 6 || (runLength == 5 && group(address, 5) == 0xffff))) {
        return text.append(dotted(address, 12)).toString();
      }
      text.append(Integer.toHexString(group(address, i)));
    }
    return text.toString();
  }

  private static int zerosFrom(byte[] address, int start) {
    int end = start;
    while (end < 8 && group(address, end) == 0) {
      end++;
    }
    return end - start;
  }

  private static int group(byte[] address, int index) {
    return Numbers.readShort(address, 2 * index) & 0xffff;
  }

  private static String dotted(byte[] address, int offset) {
    return (address[offset] & 0xff)
        + "."
        + (address[offset + 1] & 0xff)
        + "."
        + (address[offset + 2] & 0xff)
        + "."
        + (address[offset + 3] & 0xff);
  }
}
