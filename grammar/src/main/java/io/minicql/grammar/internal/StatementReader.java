package io.minicql.grammar.internal;

import io.minicql.grammar.CqlSyntaxException;
import io.minicql.grammar.ParsedStatement;
import io.minicql.grammar.ast.RawStatement;

/** One parser with its stream, made once and used for many texts. Not thread-safe. */
public final class StatementReader {
  private final CharStream stream = new CharStream();
  private final GeneratedParser parser = new GeneratedParser(stream);

  /**
   * Reads one statement.
   *
   * @throws CqlSyntaxException if the text is none
   */
  public ParsedStatement read(String text) {
    stream.reset(text);
    parser.ReInit(stream);
    parser.begin(text);
    try {
      RawStatement statement = parser.Statement();
      return new ParsedStatement(statement, parser.markers(), text);
    } catch (ParseException e) {
      throw new ErrorText(text, parser).of(e);
    } catch (Refusal e) {
      throw new ErrorText(text, parser).of(e);
    } finally {
      forget();
    }
  }

  /** Lets the text go, so that an idle parser holds none. */
  private void forget() {
    stream.reset("");
    parser.begin("");
    parser.token = new Token();
  }
}
