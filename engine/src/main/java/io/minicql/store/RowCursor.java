package io.minicql.store;

/** The live rows of a partition, in one direction. Starts before the first row. */
public interface RowCursor {

  /** Moves to the next live row; false, and nothing to read, behind the last one. */
  boolean advance();

  /** The row the cursor stands on: the same object for each row. */
  RowView row();
}
