package io.minicql.grammar.ast;

/** An operator between two terms or selectors. */
public enum ArithmeticOperator {
  ADD('+'),
  SUBTRACT('-'),
  MULTIPLY('*'),
  DIVIDE('/'),
  MODULO('%');

  private final char symbol;

  ArithmeticOperator(char symbol) {
    this.symbol = symbol;
  }

  /** The operator as it is written in CQL. */
  public char symbol() {
    return symbol;
  }
}
