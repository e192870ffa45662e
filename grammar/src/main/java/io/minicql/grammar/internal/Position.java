package io.minicql.grammar.internal;

/**
 * A place in a text as Cassandra counts: lines from 1, columns from 0, and only a line feed ends a
 * line.
 */
record Position(int line, int column) {
  static Position of(String text, int offset) {
    int line = 1;
    int lineBegin = 0;
    for (int i = text.indexOf('\n'); i >= 0 && i < offset; i = text.indexOf('\n', i + 1)) {
      line++;
      lineBegin = i + 1;
    }
    return new Position(line, offset - lineBegin);
  }

  @Override
  public String toString() {
    return "line " + line + ':' + column;
  }
}
