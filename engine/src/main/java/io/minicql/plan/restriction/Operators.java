package io.minicql.plan.restriction;

import io.minicql.grammar.ast.ComparisonOperator;
import io.minicql.schema.ColumnMetadata;
import java.util.List;

/** The inequalities. */
final class Operators {
  private Operators() {}

  static boolean isSlice(ComparisonOperator operator) {
    return switch (operator) {
      case LT, LTE, GT, GTE -> true;
      default -> false;
    };
  }

  /** Whether values must be above the operand. */
  static boolean isStart(ComparisonOperator operator) {
    return operator == ComparisonOperator.GT || operator == ComparisonOperator.GTE;
  }

  static boolean isInclusive(ComparisonOperator operator) {
    return operator == ComparisonOperator.LTE || operator == ComparisonOperator.GTE;
  }

  static Restriction slice(ColumnMetadata column, ComparisonOperator operator, TupleValue value) {
    SliceRestriction.Bound bound = new SliceRestriction.Bound(value, isInclusive(operator));
    return isStart(operator)
        ? SliceRestriction.over(column, bound, null)
        : SliceRestriction.over(column, null, bound);
  }

  static Restriction slice(
      List<ColumnMetadata> columns, ComparisonOperator operator, TupleValue value) {
    SliceRestriction.Bound bound = new SliceRestriction.Bound(value, isInclusive(operator));
    return isStart(operator)
        ? SliceRestriction.over(columns, bound, null)
        : SliceRestriction.over(columns, null, bound);
  }
}
