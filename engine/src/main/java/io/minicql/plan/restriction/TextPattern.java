package io.minicql.plan.restriction;

import java.util.Arrays;

/**
 * What LIKE asks for.
 *
 * @param text the text without the signs before and behind it, UTF-8
 * @param openStart whether anything may come before it
 * @param openEnd whether anything may follow it
 */
record TextPattern(byte[] text, boolean openStart, boolean openEnd) {
  static TextPattern equalTo(byte[] text) {
    return new TextPattern(text, false, false);
  }

  /** Takes a pattern apart: a percent sign counts only at the start and at the end. */
  static TextPattern parse(byte[] pattern) {
    boolean openStart = pattern.length > 0 && pattern[0] == '%';
    boolean openEnd = pattern.length > 0 && pattern[pattern.length - 1] == '%';
    int from = openStart ? 1 : 0;
    int to = Math.max(from, openEnd ? pattern.length - 1 : pattern.length);
    return new TextPattern(Arrays.copyOfRange(pattern, from, to), openStart, openEnd);
  }

  TextPattern withText(byte[] other) {
    return new TextPattern(other, openStart, openEnd);
  }

  boolean matches(byte[] value) {
    if (!openStart && !openEnd) {
      return Arrays.equals(value, text);
    }
    int last = value.length - text.length;
    int first = openEnd ? 0 : last;
    int end = openStart ? last : 0;
    for (int at = Math.max(first, 0); at <= Math.min(end, last); at++) {
      if (Arrays.equals(value, at, at + text.length, text, 0, text.length)) {
        return true;
      }
    }
    return false;
  }

  /** The pattern as error texts name it. */
  String form() {
    return "'" + (openStart ? "%" : "") + "<term>" + (openEnd ? "%" : "") + "'";
  }
}
