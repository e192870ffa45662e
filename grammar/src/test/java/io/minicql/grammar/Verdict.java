package io.minicql.grammar;

/** What Cassandra's parser says to a text. */
enum Verdict {
  ACCEPTED('+'),
  REFUSED('-'),
  /** Refused while it parses, but by the schema: not for the grammar to know. */
  INVALID('?');

  final char mark;

  Verdict(char mark) {
    this.mark = mark;
  }

  static Verdict ofMark(char mark) {
    for (Verdict verdict : values()) {
      if (verdict.mark == mark) {
        return verdict;
      }
    }
    throw new IllegalArgumentException("no verdict: " + mark);
  }

  /** The verdict in a line that the parser's driver prints: ACCEPT class, or REJECT error text. */
  static Verdict ofAnswer(String answer) {
    if (answer.startsWith("ACCEPT ")) {
      return ACCEPTED;
    }
    return answer.startsWith("REJECT InvalidRequestException ")
            || answer.startsWith("REJECT ConfigurationException ")
        ? INVALID
        : REFUSED;
  }
}
