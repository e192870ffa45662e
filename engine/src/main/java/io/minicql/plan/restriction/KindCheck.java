package io.minicql.plan.restriction;

import io.minicql.CqlException;
import io.minicql.grammar.ast.ComparisonOperator;
import io.minicql.grammar.ast.RawRelation;

/** Which operators a kind of statement refuses whatever the column. */
final class KindCheck {
  private KindCheck() {}

  static void requireAllowed(StatementKind kind, RawRelation relation) {
    if (kind != StatementKind.SELECT
        && relation instanceof RawRelation.Compare compare
        && looksIntoCollection(compare.operator())) {
      throw CqlException.invalid("Cannot use " + kind + " with " + compare.operator());
    }
  }

  private static boolean looksIntoCollection(ComparisonOperator operator) {
    return operator == ComparisonOperator.CONTAINS || operator == ComparisonOperator.CONTAINS_KEY;
  }
}
