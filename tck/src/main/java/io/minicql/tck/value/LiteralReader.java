package io.minicql.tck.value;

import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Reads the literals of {@code -- !bind} lines from left to right. */
public final class LiteralReader {
  private final String text;
  private int at;

  public LiteralReader(String text) {
    this.text = text;
  }

  /**
   * A value of the type, or null for {@code null}. {@code empty} and {@code raw 0x..} give bytes to
   * any type.
   */
  public byte @Nullable [] element(ValueType type) {
    if (takeWord("null")) {
      return null;
    }
    if (takeWord("empty")) {
      return new byte[0];
    }
    if (takeWord("raw")) {
      return SimpleType.BLOB.read(this);
    }
    return type.read(this);
  }

  /** Whether the word stands next; it is then passed. */
  public boolean takeWord(String word) {
    skipSpace();
    int end = at + word.length();
    boolean found =
        text.startsWith(word, at)
            && (end == text.length() || !Character.isLetterOrDigit(text.charAt(end)));
    if (found) {
      at = end;
    }
    return found;
  }

  /** Whether the character stands next; it is then passed. */
  public boolean take(char c) {
    skipSpace();
    boolean found = at < text.length() && text.charAt(at) == c;
    if (found) {
      at++;
    }
    return found;
  }

  public void expect(char c) {
    if (!take(c)) {
      throw new IllegalArgumentException("expected '" + c + "' at " + at + " of " + text);
    }
  }

  /** A quoted string without its quotes, or the text up to the next separator. */
  public String word() {
    skipSpace();
    if (at < text.length() && text.charAt(at) == '\'') {
      return quoted();
    }
    int start = at;
    while (at < text.length() && ",:]}) ".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    return text.substring(start, at);
  }

  byte[] hex() {
    String word = word();
    if (!word.startsWith("0x")) {
      throw new IllegalArgumentException("not a blob: " + word);
    }
    return HexFormat.of().parseHex(word, 2, word.length());
  }

  public boolean atEnd() {
    skipSpace();
    return at == text.length();
  }

  public void end() {
    if (!atEnd()) {
      throw new IllegalArgumentException("not understood: " + text.substring(at));
    }
  }

  private String quoted() {
    StringBuilder out = new StringBuilder();
    at++;
    while (text.charAt(at) != '\'' || text.startsWith("''", at)) {
      at += text.charAt(at) == '\'' ? 1 : 0;
      out.append(text.charAt(at++));
    }
    at++;
    return out.toString();
  }

  private void skipSpace() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }
}
