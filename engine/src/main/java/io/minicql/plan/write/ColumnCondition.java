package io.minicql.plan.write;

import io.minicql.plan.restriction.FilteredRow;
import io.minicql.plan.term.Bindings;
import io.minicql.schema.ColumnMetadata;

/**
 * One condition of IF: a part of a column compared with a value.
 *
 * @param column the column
 * @param part what of the column is compared
 * @param comparison how it is compared
 */
public record ColumnCondition(ColumnMetadata column, ColumnPart part, Comparison comparison) {

  /** A condition whose values are known. */
  public interface Test {
    /** Whether a row satisfies it; a row that is not there has no value in any column. */
    boolean test(FilteredRow row);
  }

  /**
   * Takes the values of the markers.
   *
   * @throws io.minicql.CqlException where one is not valid in a condition
   */
  public Test evaluate(Bindings bindings) {
    ColumnPart.Access access = part.evaluate(bindings);
    Comparison.Test test = comparison.evaluate(bindings);
    return row -> test.test(access.of(row.value(column)));
  }
}
