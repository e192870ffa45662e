package io.minicql.grammar.internal;

import org.jspecify.annotations.Nullable;

/**
 * Remembers where the parser came by a choice that Cassandra's parser makes by several tokens, so
 * that an error there can be worded and placed as its own. One object for each parser; it is
 * written while parsing and read when that failed.
 */
final class Decision {
  private @Nullable Token first;
  private int reach;
  private Follow follow = Follow.NOTHING;
  private @Nullable Token termEnd;

  void reset() {
    first = null;
    termEnd = null;
  }

  /** The choice at a token looks at so many tokens after it; these may follow in any case. */
  void begin(Token token, int newReach, Follow newFollow) {
    first = token;
    reach = newReach;
    follow = newFollow;
  }

  /** The choice goes on after a second token, if it is the one that was consumed last. */
  void widen(Token consumed, int newReach) {
    if (first != null && first.next == consumed) {
      reach = newReach;
    }
  }

  void endTerm(Token last) {
    termEnd = last;
  }

  /** The token at which the choice began that fails at the given one; null where none does. */
  @Nullable Token failingAt(Token offending, Token consumed) {
    if (consumed == termEnd && !Follow.TERM.contains(offending)) {
      return offending;
    }
    if (first == null || (first.next == offending && follow.contains(offending))) {
      return null;
    }
    Token t = first;
    for (int i = 0; i < reach && t.next != null; i++) {
      t = t.next;
      if (t == offending) {
        return first;
      }
    }
    return null;
  }

  /** Whether the choice was over at this token, and had looked past the token after it. */
  boolean lookedPast(Token consumed) {
    return consumed == termEnd || (consumed == first && follow != Follow.NOTHING);
  }
}
