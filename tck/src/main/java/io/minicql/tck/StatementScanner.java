package io.minicql.tck;

import java.util.Locale;

/**
 * Finds where a statement ends: at a semicolon outside of strings, quoted names, comments and
 * {@code BEGIN BATCH .. APPLY BATCH}. Made for one text; it moves forward only.
 */
final class StatementScanner {
  private final String text;
  private int at;
  private String words = "";

  StatementScanner(String text) {
    this.text = text;
  }

  /**
   * Where the first token after that position begins, comments and white space passed; the length
   * if none does.
   */
  static int tokenStart(String text, int from) {
    int at = from;
    while (at < text.length()) {
      int comment = commentEnd(text, at);
      if (comment > at) {
        at = comment;
      } else if (Character.isWhitespace(text.charAt(at))) {
        at++;
      } else {
        return at;
      }
    }
    return at;
  }

  /**
   * The position of the semicolon that ends the statement beginning there; the length if none does.
   */
  int statementEnd(int from) {
    at = from;
    words = "";
    while (at < text.length()) {
      if (text.charAt(at) == ';' && !inBatch()) {
        return at;
      }
      passToken();
    }
    return at;
  }

  private void passToken() {
    char c = text.charAt(at);
    int comment = commentEnd(text, at);
    if (comment > at) {
      at = comment;
    } else if (text.startsWith("$$", at)) {
      at = after("$$", at + 2);
    } else if (c == '\'' || c == '"') {
      at = after(String.valueOf(c), at + 1);
    } else if (Character.isLetter(c)) {
      passWord();
    } else {
      at++;
    }
  }

  private void passWord() {
    int start = at;
    while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
      at++;
    }
    words += " " + text.substring(start, at).toUpperCase(Locale.ROOT);
  }

  private boolean inBatch() {
    boolean begun =
        words.startsWith(" BEGIN BATCH")
            || words.startsWith(" BEGIN UNLOGGED BATCH")
            || words.startsWith(" BEGIN COUNTER BATCH");
    return begun && !words.endsWith(" APPLY BATCH");
  }

  private int after(String end, int from) {
    int found = text.indexOf(end, from);
    return found < 0 ? text.length() : found + end.length();
  }

  private static int commentEnd(String text, int at) {
    if (text.startsWith("--", at) || text.startsWith("//", at)) {
      int end = text.indexOf('\n', at);
      return end < 0 ? text.length() : end;
    }
    if (text.startsWith("/*", at)) {
      int end = text.indexOf("*/", at);
      return end < 0 ? text.length() : end + 2;
    }
    return at;
  }
}
