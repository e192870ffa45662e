package io.minicql.grammar;

import java.util.List;

/**
 * A text that is no CQL statement. The message is worded and placed as Cassandra's parser does it:
 * {@code line 1:7 no viable alternative at input 'x' (SELECT [x]...)}.
 */
public final class CqlSyntaxException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String message;
  private final int line;
  private final int column;
  private final int offset;
  private final String token;
  private final String[] expected;

  /** Made by the parser; see the accessors for the arguments. */
  public CqlSyntaxException(
      String message, int line, int column, int offset, String token, List<String> expected) {
    super(message);
    this.message = message;
    this.line = line;
    this.column = column;
    this.offset = offset;
    this.token = token;
    this.expected = expected.toArray(new String[0]);
  }

  /** Never null. */
  @Override
  public String getMessage() {
    return message;
  }

  /** The line of the offending token, from 1. */
  public int line() {
    return line;
  }

  /** Its column in UTF-16 chars, from 0 as Cassandra counts. */
  public int column() {
    return column;
  }

  /** Its offset in the text in UTF-16 chars; the text's length where the text ended too early. */
  public int offset() {
    return offset;
  }

  /** Its text as written; empty at the end of the text. */
  public String token() {
    return token;
  }

  /**
   * The tokens that could have stood there, by the names that Cassandra's grammar gives them; empty
   * where not known.
   */
  public List<String> expected() {
    return List.of(expected);
  }
}
