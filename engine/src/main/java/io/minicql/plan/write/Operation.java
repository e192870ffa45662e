package io.minicql.plan.write;

import io.minicql.schema.ColumnMetadata;

/** What a statement does to one column of each row that it writes. Immutable. */
public abstract class Operation {
  private final ColumnMetadata column;

  Operation(ColumnMetadata column) {
    this.column = column;
  }

  /** The column written to. */
  public final ColumnMetadata column() {
    return column;
  }

  /** Whether what is written depends on what the row holds already. */
  public boolean readsRow() {
    return false;
  }

  /**
   * Writes to a row.
   *
   * @throws io.minicql.CqlException where a value is not valid
   */
  public abstract void apply(RowTarget row);
}
