package io.minicql.type;

/** Strings in CQL literals and in the cells that cqlsh prints. */
final class CellText {
  private CellText() {}

  /** A CQL string literal. */
  static String quote(String text) {
    return "'" + text.replace("'", "''") + "'";
  }

  /** Backslashes doubled and control characters written as escapes. */
  static String escape(String text) {
    if (text.chars().noneMatch(CellText::needsEscape)) {
      return text;
    }
    StringBuilder escaped = new StringBuilder(text.length() + 16);
    text.chars().forEach(c -> appendEscaped(escaped, (char) c));
    return escaped.toString();
  }

  static String escapeAndQuote(String text) {
    return quote(escape(text));
  }

  private static boolean needsEscape(int c) {
    return c == '\\' || c < 0x20 || (c >= 0x7f && c <= 0xa0);
  }

  private static void appendEscaped(StringBuilder escaped, char c) {
    switch (c) {
      case '\\' -> escaped.append("\\\\");
      case '\n' -> escaped.append("\\n");
      case '\r' -> escaped.append("\\r");
      case '\t' -> escaped.append("\\t");
      default -> {
        if (needsEscape(c)) {
          escaped.append("\\x").append(Character.forDigit(c >> 4, 16));
          escaped.append(Character.forDigit(c & 0xf, 16));
        } else {
          escaped.append(c);
        }
      }
    }
  }
}
