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

  char BeginToken() throws IOException {
    tokenBegin = position;
    return readChar();
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
