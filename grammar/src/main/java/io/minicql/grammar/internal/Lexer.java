package io.minicql.grammar.internal;

/** The tokens of a text one after the other, for those who need no parser. Not thread-safe. */
final class Lexer {
  private final GeneratedParserTokenManager manager;

  Lexer(String text) {
    CharStream stream = new CharStream();
    stream.reset(text);
    manager = new GeneratedParserTokenManager(stream);
  }

  /** The next token; at the end of the text one of kind EOF, again and again. */
  Token next() {
    return manager.getNextToken();
  }

  /** Whether the lexer of Cassandra refuses the text here. */
  static boolean isBad(Token token) {
    return token.kind >= GeneratedParserConstants.BAD_STRING;
  }
}
