package io.minicql.grammar.ast;

/** An operator of WHERE and IF; IN has records of its own. */
public enum ComparisonOperator {
  EQ("="),
  NEQ("!="),
  LT("<"),
  LTE("<="),
  GT(">"),
  GTE(">="),
  CONTAINS("CONTAINS"),
  CONTAINS_KEY("CONTAINS KEY"),
  LIKE("LIKE");

  private final String text;

  ComparisonOperator(String text) {
    this.text = text;
  }

  /** The operator as it is written in CQL. */
  @Override
  public String toString() {
    return text;
  }
}
