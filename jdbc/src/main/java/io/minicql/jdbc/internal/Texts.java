package io.minicql.jdbc.internal;

import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import java.math.BigDecimal;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.Locale;

/** Text to values and back, as getString and setString do it. */
final class Texts {
  private Texts() {}

  static Boolean toBoolean(String text) throws SQLException {
    return switch (text.trim().toLowerCase(Locale.ROOT)) {
      case "true", "t", "1", "yes", "on" -> true;
      case "false", "f", "0", "no", "off" -> false;
      default -> throw SqlErrors.conversion("Not a boolean: '" + text + "'");
    };
  }

  static BigDecimal toBigDecimal(String text) throws SQLException {
    try {
      return new BigDecimal(text.trim());
    } catch (NumberFormatException e) {
      throw SqlErrors.conversion("Not a number: '" + text + "'");
    }
  }

  static byte[] hexToBytes(String text) throws SQLException {
    String digits = text.startsWith("0x") || text.startsWith("0X") ? text.substring(2) : text;
    try {
      return HexFormat.of().parseHex(digits);
    } catch (IllegalArgumentException e) {
      throw SqlErrors.conversion("Not a blob in hexadecimal digits: '" + text + "'");
    }
  }

  /** What a type's parser takes of a text that getString may have given. */
  static String trimmed(CqlType type, String text) {
    if (type == NativeType.BLOB && (text.startsWith("0x") || text.startsWith("0X"))) {
      return text.substring(2);
    }
    return type == NativeType.ASCII || type == NativeType.TEXT ? text : text.trim();
  }

  /** A value as getString gives it: its CQL literal, without the quotes of a single value. */
  static String of(CqlType type, byte[] bytes, int offset, int length) {
    String literal = type.format(bytes, offset, length);
    if (literal.length() >= 2 && literal.charAt(0) == '\'' && literal.endsWith("'")) {
      return literal.substring(1, literal.length() - 1).replace("''", "'");
    }
    return literal;
  }
}
