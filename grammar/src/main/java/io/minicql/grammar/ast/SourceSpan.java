package io.minicql.grammar.ast;

/**
 * A part of the parsed text.
 *
 * @param begin offset of the first char (UTF-16)
 * @param end offset after the last char
 */
public record SourceSpan(int begin, int end) {
  public SourceSpan {
    if (begin < 0 || end < begin) {
      throw new IllegalArgumentException("begin " + begin + ", end " + end);
    }
  }

  /** The text of this span in the text that was parsed. */
  public String of(String text) {
    return text.substring(begin, end);
  }
}
