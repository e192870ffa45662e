package io.minicql.json;

/** Strings of JSON, with their escapes. */
final class JsonStrings {
  private static final int UNICODE_DIGITS = 4;
  private static final int HEX = 16;

  private JsonStrings() {}

  /** Reads a string whose opening quote comes next. */
  static String read(Cursor cursor) {
    cursor.next();
    StringBuilder out = new StringBuilder();
    while (true) {
      if (cursor.isAtEnd()) {
        throw cursor.unexpected("a closing quote");
      }
      char c = cursor.peek();
      if (c < ' ') {
        throw cursor.error("a control character in a string must be escaped");
      }
      cursor.next();
      if (c == '"') {
        return out.toString();
      }
      out.append(c == '\\' ? readEscape(cursor) : c);
    }
  }

  private static char readEscape(Cursor cursor) {
    char c = cursor.peek();
    char escaped =
        switch (c) {
          case '"', '\\', '/' -> c;
          case 'b' -> '\b';
          case 'f' -> '\f';
          case 'n' -> '\n';
          case 'r' -> '\r';
          case 't' -> '\t';
          case 'u' -> 'u';
          default -> throw cursor.unexpected("a character that can be escaped");
        };
    cursor.next();
    return c == 'u' ? readUnicode(cursor) : escaped;
  }

  private static char readUnicode(Cursor cursor) {
    int code = 0;
    for (int i = 0; i < UNICODE_DIGITS; i++) {
      char c = cursor.peek();
      int digit = c < 128 ? Character.digit(c, HEX) : -1;
      if (digit < 0) {
        throw cursor.unexpected("a hexadecimal digit");
      }
      code = code * HEX + digit;
      cursor.next();
    }
    return (char) code;
  }

  /** Writes a string with its quotes. */
  static void write(StringBuilder out, String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      append(out, text.charAt(i));
    }
    out.append('"');
  }

  private static void append(StringBuilder out, char c) {
    switch (c) {
      case '"' -> out.append("\\\"");
      case '\\' -> out.append("\\\\");
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      case '\b' -> out.append("\\b");
      case '\f' -> out.append("\\f");
      default -> {
        if (c < ' ') {
          out.append(String.format("\\u%04X", (int) c));
        } else {
          out.append(c);
        }
      }
    }
  }
}
