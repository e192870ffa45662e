package io.minicql.tck.value;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** Strings and integers, between bytes and CQL. */
final class Literals {
  private Literals() {}

  /** A quoted string; bytes that are no UTF-8 are shown as {@code invalid 0x..}. */
  static String string(byte[] bytes) {
    CharBuffer text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
    } catch (CharacterCodingException e) {
      return "invalid 0x" + HexFormat.of().formatHex(bytes);
    }
    StringBuilder out = new StringBuilder("'");
    for (int i = 0; i < text.length(); i++) {
      append(out, text.charAt(i));
    }
    return out.append('\'').toString();
  }

  private static void append(StringBuilder out, char c) {
    switch (c) {
      case '\'' -> out.append("''");
      case '\\' -> out.append("\\\\");
      default -> {
        if (c < 0x20 || c == 0x7f) {
          out.append("\\u").append(HexFormat.of().toHexDigits(c));
        } else {
          out.append(c);
        }
      }
    }
  }

  static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  static String integer(byte[] bytes) {
    return new BigInteger(bytes).toString();
  }

  /** A two's complement number of exactly that many bytes. */
  static byte[] integer(String text, int lengthBytes) {
    BigInteger value = new BigInteger(text);
    if (value.bitLength() >= lengthBytes * 8) {
      throw new IllegalArgumentException(text + " needs more than " + lengthBytes + " bytes");
    }
    byte[] all = ByteBuffer.allocate(8).putLong(value.longValueExact()).array();
    return java.util.Arrays.copyOfRange(all, 8 - lengthBytes, 8);
  }
}
