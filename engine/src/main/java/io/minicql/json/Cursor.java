package io.minicql.json;

/** A place in a text that is being parsed. */
final class Cursor {
  /** What {@link #peek} gives behind the end; no JSON text may hold it outside of a string. */
  static final char END = '\uffff';

  private final String text;
  private int position;

  Cursor(String text) {
    this.text = text;
  }

  boolean isAtEnd() {
    return position >= text.length();
  }

  /** The next character, which stays. */
  char peek() {
    return isAtEnd() ? END : text.charAt(position);
  }

  /** The next character, and passes over it. */
  char next() {
    char c = peek();
    position++;
    return c;
  }

  /** Passes over the next character if it is this one. */
  boolean skip(char c) {
    if (peek() != c || isAtEnd()) {
      return false;
    }
    position++;
    return true;
  }

  /** Passes over a word if it comes next. */
  boolean skip(String word) {
    if (!text.startsWith(word, position)) {
      return false;
    }
    position += word.length();
    return true;
  }

  void skipSpace() {
    while (isSpace(peek())) {
      position++;
    }
  }

  static boolean isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
  }

  /** Passes over digits and returns how many they were. */
  int skipDigits() {
    int start = position;
    while (isDigit(peek())) {
      position++;
    }
    return position - start;
  }

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  int position() {
    return position;
  }

  String since(int start) {
    return text.substring(start, position);
  }

  /** The error of something else than what was expected here. */
  JsonSyntaxException unexpected(String expected) {
    return error((isAtEnd() ? "end of the text" : "'" + peek() + "'") + ", expected " + expected);
  }

  /** An error at this place. */
  JsonSyntaxException error(String message) {
    int end = Math.min(position, text.length());
    int lineStart = text.lastIndexOf('\n', end - 1) + 1;
    long line = 1 + text.substring(0, end).chars().filter(c -> c == '\n').count();
    return new JsonSyntaxException(
        String.format("line %d, column %d: %s", line, end - lineStart + 1, message));
  }
}
