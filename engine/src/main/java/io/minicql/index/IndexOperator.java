package io.minicql.index;

/** What a restriction asks of a column, as far as indexes make a difference. */
public enum IndexOperator {
  /** The column is a value. */
  EQ,
  /** A collection has an element, a map has a value. */
  CONTAINS,
  /** A map has a key. */
  CONTAINS_KEY,
  /** A map has an entry. */
  ENTRY,
  /** The column is one of several values. */
  IN,
  /** The column is above or below a value. */
  SLICE,
  /** Text matches a pattern. */
  LIKE
}
