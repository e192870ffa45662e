package io.minicql.grammar.internal;

import io.minicql.grammar.CqlSyntaxException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Words a failed parse as Cassandra's parser does: <em>no viable alternative</em> where it had to
 * choose, <em>mismatched input</em> where one token had to follow.
 */
final class ErrorText {
  /** Where Cassandra's messages place the end of the text. */
  private static final String END_POSITION = "line 0:-1";

  private final String text;
  private final GeneratedParser parser;
  private final Token offending;

  ErrorText(String text, GeneratedParser parser) {
    this.text = text;
    this.parser = parser;
    this.offending = parser.peek(1);
  }

  CqlSyntaxException of(ParseException e) {
    List<String> expected = TreeSupport.names(e.expectedKinds);
    int wanted = wantedKind(e.expectedKinds);
    Token choice = parser.decision().failingAt(offending, parser.consumed());
    return wanted < 0 || choice != null
        ? noAlternative(choice, expected)
        : mismatched(TokenNames.of(wanted), expected);
  }

  /**
   * The only token that could follow, -1 where the parser had a choice. It forgets the token that
   * it wanted once it has made the exception, so one made now lacks just that one.
   */
  private int wantedKind(int[] expectedKinds) {
    int[] others = parser.generateParseException().expectedKinds;
    if (others.length == expectedKinds.length) {
      return -1;
    }
    int i = 0;
    while (i < others.length && others[i] == expectedKinds[i]) {
      i++;
    }
    return expectedKinds[i];
  }

  CqlSyntaxException of(Refusal refusal) {
    if (!refusal.isWorded) {
      Token choice = parser.decision().failingAt(offending, parser.consumed());
      return noAlternative(choice, List.of());
    }
    Token at = parser.consumed().next == null ? offending : parser.consumed();
    return make(String.valueOf(refusal.getMessage()), at, List.of());
  }

  private CqlSyntaxException noAlternative(@Nullable Token choice, List<String> expected) {
    Token highlighted = choice == null ? offending : choice;
    return located("no viable alternative at input " + shown(), highlighted, expected);
  }

  private CqlSyntaxException mismatched(String wanted, List<String> expected) {
    if (parser.decision().lookedPast(parser.consumed())) {
      parser.following(offending);
    }
    return located("mismatched input " + shown() + " expecting " + wanted, offending, expected);
  }

  private CqlSyntaxException located(String message, Token highlighted, List<String> expected) {
    Token bad = firstBad();
    if (bad != null) {
      return LexicalErrors.of(text, bad);
    }
    boolean isEnd = offending.kind == GeneratedParserConstants.EOF;
    String place = isEnd ? END_POSITION : Position.of(text, offending.begin).toString();
    String snippet = isEnd ? "" : Snippet.of(text, highlighted, lastFetched());
    return make(place + ' ' + message + snippet, offending, expected);
  }

  private String shown() {
    return offending.kind == GeneratedParserConstants.EOF
        ? "'<EOF>'"
        : LexicalErrors.quoted(tokenText());
  }

  private String tokenText() {
    return switch (offending.kind) {
      case GeneratedParserConstants.STRING_LITERAL, GeneratedParserConstants.QUOTED_NAME ->
          parser.contentOf(offending);
      default -> text.substring(offending.begin, offending.end);
    };
  }

  /** Cassandra's lexer complains as soon as its parser looks at a token. */
  private @Nullable Token firstBad() {
    for (Token t = offending; t != null; t = t.next) {
      if (Lexer.isBad(t)) {
        return t;
      }
    }
    return null;
  }

  private Token lastFetched() {
    Token t = offending;
    while (t.next != null) {
      t = t.next;
    }
    return t;
  }

  private CqlSyntaxException make(String message, Token token, List<String> expected) {
    Position position = Position.of(text, token.begin);
    return new CqlSyntaxException(
        message,
        position.line(),
        position.column(),
        token.begin,
        text.substring(token.begin, token.end),
        expected);
  }
}
