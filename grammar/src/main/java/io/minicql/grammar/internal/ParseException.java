package io.minicql.grammar.internal;

import org.jspecify.annotations.NullUnmarked;

/** What the generated parser throws; {@link ErrorText} turns it into a message. */
@NullUnmarked
final class ParseException extends Exception {
  private static final long serialVersionUID = 1;

  /** The token kinds that could have followed. */
  final transient int[] expectedKinds;

  ParseException() {
    expectedKinds = new int[0];
  }

  ParseException(Token consumed, int[][] expected, String[] tokenImages) {
    expectedKinds = new int[expected.length];
    for (int i = 0; i < expected.length; i++) {
      expectedKinds[i] = expected[i][0];
    }
  }

  @Override
  public synchronized Throwable fillInStackTrace() {
    return this;
  }
}
