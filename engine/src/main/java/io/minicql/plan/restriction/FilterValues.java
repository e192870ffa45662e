package io.minicql.plan.restriction;

import io.minicql.CqlException;
import io.minicql.Values;
import io.minicql.schema.ColumnMetadata;
import org.jspecify.annotations.Nullable;

/** Checks the values that rows are compared to (rule 5). */
final class FilterValues {
  private FilterValues() {}

  static byte[] require(ColumnMetadata column, byte @Nullable [] value) {
    return require(column, value, "value");
  }

  /** The value; {@code what} is how error texts call it. */
  static byte[] require(ColumnMetadata column, byte @Nullable [] value, String what) {
    if (value == null) {
      throw unsupported("null", what, column);
    }
    if (value == Values.UNSET) {
      throw unsupported("unset", what, column);
    }
    return value;
  }

  private static CqlException unsupported(String state, String what, ColumnMetadata column) {
    return CqlException.invalid(
        "Unsupported " + state + " " + what + " for column " + column.name());
  }
}
