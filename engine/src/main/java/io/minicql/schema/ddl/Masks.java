package io.minicql.schema.ddl;

import io.minicql.CqlException;
import io.minicql.grammar.ast.ColumnDefinition;

/** Dynamic data masking: off, as on a node with default settings. */
final class Masks {

  private Masks() {}

  static void refuse(ColumnDefinition column) {
    if (column.mask() != null) {
      throw disabled();
    }
  }

  static CqlException disabled() {
    return CqlException.invalid(
        "Cannot mask columns because dynamic data masking is not enabled. You can enable it with the dynamic_data_masking_enabled property on cassandra.yaml");
  }
}
