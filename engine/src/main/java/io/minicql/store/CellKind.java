package io.minicql.store;

/**
 * What a cell is; ints instead of an enum because they are stored in rows and compared in inner
 * loops.
 */
final class CellKind {
  /** A value without a TTL. */
  static final int LIVE = 0;

  /** A value with a TTL; dead from its local time on. */
  static final int EXPIRING = 1;

  /** A deleted cell. */
  static final int TOMBSTONE = 2;

  /** The deletion of a whole multi-cell column; it comes before the column's elements. */
  static final int COMPLEX_DELETION = 3;

  /** An amount to add to a counter: in updates only, the store keeps sums as LIVE cells. */
  static final int COUNTER_INCREMENT = 4;

  private CellKind() {}
}
