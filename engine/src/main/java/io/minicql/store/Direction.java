package io.minicql.store;

/** The direction in which the rows of a partition are read. */
public enum Direction {
  /** As the clustering order of the table says. */
  FORWARD,
  /** Against the clustering order of the table. */
  REVERSED
}
