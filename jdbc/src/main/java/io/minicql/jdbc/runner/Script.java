package io.minicql.jdbc.runner;

/**
 * A text of statements.
 *
 * @param name what errors call it
 */
record Script(String name, String text) {

  /** The line of an offset, from 1. */
  int lineAt(int offset) {
    return 1 + (int) text.substring(0, offset).chars().filter(c -> c == '\n').count();
  }

  /** The column of an offset, from 1. */
  int columnAt(int offset) {
    return offset - text.lastIndexOf('\n', offset - 1);
  }

  /** The text of the line that an offset lies in. */
  String lineTextAt(int offset) {
    int begin = text.lastIndexOf('\n', offset - 1) + 1;
    int end = text.indexOf('\n', offset);
    return text.substring(begin, end < 0 ? text.length() : end).stripTrailing();
  }
}
