package io.minicql.grammar.internal;

import java.util.BitSet;

/**
 * The tokens that can follow a construct anywhere in the language. Cassandra's parser knows them
 * where it decides by several tokens: another token leaves it <em>no viable alternative</em>, one
 * of these is left to whoever expects something else.
 */
enum Follow implements GeneratedParserConstants {
  /** Whatever follows ends the choice. */
  NOTHING(),
  TABLE(
      LPAREN,
      K_WHERE,
      K_GROUP,
      K_ORDER,
      K_PER,
      K_LIMIT,
      K_ALLOW,
      EOF,
      SEMICOLON,
      K_USING,
      K_SET,
      K_WITH,
      K_AS,
      K_JSON,
      K_PRIMARY,
      K_TO,
      K_FROM,
      K_OF,
      K_NORECURSIVE,
      K_ADD,
      K_ALTER,
      K_DROP,
      K_RENAME),
  SELECTOR(
      DOT, LBRACKET, PLUS, MINUS, STAR, SLASH, PERCENT, COMMA, K_FROM, K_AS, RPAREN, RBRACKET,
      RBRACE, COLON, K_ORDER, K_PER, K_LIMIT, K_ALLOW, EOF, SEMICOLON),
  INDEX(EOF, SEMICOLON),
  DESCRIBED(DOT, K_WITH, EOF, SEMICOLON),
  FUNCTION(DOT, LPAREN, K_WITH, EOF, SEMICOLON),
  TYPE(
      RPAREN,
      COMMA,
      GT,
      DOT,
      K_STATIC,
      K_MASKED,
      K_PRIMARY,
      EOF,
      SEMICOLON,
      K_LANGUAGE,
      K_FINALFUNC,
      K_INITCOND),
  TERM(
      PLUS, MINUS, STAR, SLASH, PERCENT, RPAREN, RBRACKET, RBRACE, COMMA, COLON, RANGE, K_AND,
      K_WHERE, K_IF, K_AS, K_ASC, K_DESC, K_LIMIT, K_PER, K_ALLOW, K_GROUP, K_ORDER, K_PRIMARY,
      K_APPLY, K_INSERT, K_UPDATE, K_DELETE, EOF, SEMICOLON);

  @SuppressWarnings("ImmutableEnumChecker") // filled here, never changed
  private final BitSet kinds = new BitSet();

  Follow(int... kinds) {
    for (int kind : kinds) {
      this.kinds.set(kind);
    }
  }

  boolean contains(Token token) {
    return kinds.get(token.kind);
  }
}
