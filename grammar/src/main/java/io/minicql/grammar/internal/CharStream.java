package io.minicql.grammar.internal;

import java.io.IOException;

/**
 * The chars of a String for the generated token manager. Only offsets are kept, so nothing is
 * copied and going back is free.
 */
final class CharStream {
  /** JavaCC expects an IOException at the end of the text, at least once in every parse. */
  private final IOException end = new EndOfText();

  private static final char[] NO_CHARS = {};

  private final NumberScanner scanner = new NumberScanner();
  private String text = "";
  private int position;
  private int tokenBegin;

  void reset(String newText) {
    text = newText;
    position = 0;
    tokenBegin = 0;
  }

  int tokenBegin() {
    return tokenBegin;
  }

  int tokenEnd() {
    return position;
  }

  /** Begins the next token, after any blanks. */
  char BeginToken() throws IOException {
    int length = text.length();
    while (position < length && isBlank(text.charAt(position))) {
      position++;
    }
    tokenBegin = position;
    return readChar();
  }

  static boolean isBlank(char c) {
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
  }

  char readChar() throws IOException {
    if (position == text.length()) {
      throw end;
    }
    return text.charAt(position++);
  }

  void backup(int count) {
    position -= count;
  }

  /** The kind of what begins with digits, read to its end. */
  int afterDigits() {
    int kind = scanner.number(text, tokenBegin);
    position = scanner.end();
    return kind;
  }

  /** The kind of what looks like a name, read to its end. */
  int afterWord() {
    int kind = scanner.word(text, tokenBegin, position);
    position = scanner.end();
    return kind;
  }

  /** Only {@code expr(} in lower case is the token; else the bracket is one of its own. */
  int afterExpr() {
    if (text.startsWith("expr", tokenBegin)) {
      return GeneratedParserConstants.EXPR;
    }
    position--;
    return GeneratedParserConstants.IDENT;
  }

  /** After a minus the letters of NaN, Infinity and ISO durations (P, in upper case) are bad. */
  int afterBadSign() {
    if (text.charAt(position - 1) == 'p') {
      position--;
      return GeneratedParserConstants.MINUS;
    }
    int kind = scanner.signed(text, tokenBegin);
    position = scanner.end();
    return kind;
  }

  /** Tokens have no images. */
  String GetImage() {
    return "";
  }

  char[] GetSuffix(int length) {
    return NO_CHARS;
  }

  int getEndLine() {
    return 0;
  }

  int getEndColumn() {
    return 0;
  }

  private static final class EndOfText extends IOException {
    private static final long serialVersionUID = 1;

    @Override
    public synchronized Throwable fillInStackTrace() {
      return this;
    }
  }
}
