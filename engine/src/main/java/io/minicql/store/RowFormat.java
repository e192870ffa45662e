package io.minicql.store;

/** Constants of the row format; the package has its grammar. */
final class RowFormat {
  static final int HAS_MARKER = 1;
  static final int MARKER_EXPIRES = 1 << 1;
  static final int HAS_DELETION = 1 << 2;
  static final int HAS_ORIGINALS = 1 << 3;
  static final int HAS_CELLS = 1 << 4;

  /**
   * Column heads: kind in the low bits, then whether the timestamp is the row's, then the distance
   * of the ids.
   */
  static final int KIND_MASK = 7;

  static final int SAME_TIMESTAMP = 1 << 3;
  static final int ID_SHIFT = 4;

  static final int LIVE = 0;
  static final int EXPIRING = 1;
  static final int TOMBSTONE = 2;
  static final int COMPLEX = 3;
  static final int COMPLEX_WITH_DELETION = 4;

  /** Added to LIVE or EXPIRING when the value is kept apart. */
  static final int APART = 5;

  /** Values above this many bytes are kept apart, so that merging a row does not copy them. */
  static final int MAX_INLINE_BYTES = 4096;

  private static final long MICROS_PER_SECOND = 1_000_000;

  private RowFormat() {}

  /**
   * The local time that a write of this timestamp most likely has, so that the difference is short.
   */
  static long expectedLocalTime(long timestampMicros, int ttlSeconds) {
    return Math.floorDiv(timestampMicros, MICROS_PER_SECOND) + ttlSeconds;
  }
}
