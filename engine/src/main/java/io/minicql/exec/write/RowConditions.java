package io.minicql.exec.write;

import io.minicql.CqlException;
import io.minicql.plan.restriction.FilteredRow;
import io.minicql.plan.term.Bindings;
import io.minicql.plan.write.ColumnCondition;
import io.minicql.plan.write.Conditions;
import java.util.ArrayList;
import java.util.List;

/** What one conditional statement or batch asks of one row, or of the static row. */
final class RowConditions {
  private final List<ColumnCondition.Test> tests = new ArrayList<>();
  private Conditions.Kind kind = Conditions.Kind.NONE;

  /**
   * Adds IF EXISTS or IF NOT EXISTS.
   *
   * @throws CqlException where the row has another kind of condition already
   */
  void addExistence(Conditions.Kind added) {
    if (kind == Conditions.Kind.COLUMNS) {
      throw CqlException.invalid(
          "Cannot mix IF conditions and IF "
              + (added == Conditions.Kind.NOT_EXISTS ? "NOT " : "")
              + "EXISTS for the same row");
    }
    if (kind != Conditions.Kind.NONE && kind != added) {
      throw CqlException.invalid(
          "Cannot mix IF EXISTS and IF NOT EXISTS conditions for the same row");
    }
    kind = added;
  }

  /**
   * Adds conditions on columns.
   *
   * @throws CqlException where the row has another kind of condition already, or a value is not
   *     valid
   */
  void addColumns(List<ColumnCondition> conditions, Bindings bindings) {
    if (kind == Conditions.Kind.EXISTS || kind == Conditions.Kind.NOT_EXISTS) {
      throw CqlException.invalid("Cannot mix IF conditions and IF NOT EXISTS for the same row");
    }
    kind = Conditions.Kind.COLUMNS;
    conditions.forEach(condition -> tests.add(condition.evaluate(bindings)));
  }

  /** Whether the row is as it is asked for. */
  boolean hold(boolean exists, FilteredRow row) {
    return switch (kind) {
      case NONE -> true;
      case EXISTS -> exists;
      case NOT_EXISTS -> !exists;
      case COLUMNS -> tests.stream().allMatch(test -> test.test(row));
    };
  }
}
