package io.minicql.grammar.internal;

/** Thrown out of a production that refuses what the grammar alone would let pass. */
final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Whether the message is the whole text of the error, without a position. */
  final boolean isWorded;

  private Refusal(String message, boolean isWorded) {
    super(message, null, false, false);
    this.isWorded = isWorded;
  }

  /** An error whose text is given. */
  static Refusal worded(String message) {
    return new Refusal(message, true);
  }

  /** No alternative fits the next token. */
  static Refusal noAlternative() {
    return new Refusal("", false);
  }
}
