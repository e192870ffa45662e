package io.minicql.grammar.internal;

import org.jspecify.annotations.NullUnmarked;

/** A token as JavaCC wants it, less what nobody asks for: its text is cut out by the offsets. */
@NullUnmarked
final class Token {
  int kind;
  int begin;
  int end;
  Token next;

  /** Named by generated code, never set: comments are skipped. */
  Token specialToken;

  static Token newToken(int kind, String image) {
    Token token = new Token();
    token.kind = kind;
    return token;
  }
}
