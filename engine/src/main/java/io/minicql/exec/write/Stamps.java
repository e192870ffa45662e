package io.minicql.exec.write;

import io.minicql.store.WriteStamp;

/**
 * The timestamps of one statement.
 *
 * @param rows of all that is written to single rows, their deletion included
 * @param ranges of deleted partitions and ranges
 */
record Stamps(WriteStamp rows, WriteStamp ranges) {
  /** A statement without conditions: the same for both. */
  static Stamps of(WriteStamp stamp) {
    return new Stamps(stamp, stamp);
  }

  /**
   * A conditional statement: it deletes partitions and ranges a microsecond earlier, so that what a
   * conditional batch writes to rows wins over them.
   */
  static Stamps ofConditional(WriteStamp stamp) {
    return new Stamps(stamp, stamp.withTimestampMicros(stamp.timestampMicros() - 1));
  }

  /** Deletes what a collection held before it is written anew (rule 28). */
  WriteStamp overwriting() {
    return rows.withTimestampMicros(rows.timestampMicros() - 1);
  }
}
