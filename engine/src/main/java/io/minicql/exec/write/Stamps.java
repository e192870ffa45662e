package io.minicql.exec.write;

import io.minicql.store.Deletion;
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

  /** Whether anything may be older than what is written: not at the smallest timestamp. */
  boolean mayOverwrite() {
    return rows.timestampMicros() - 1 != Deletion.NO_TIMESTAMP;
  }

  /**
   * Deletes what a collection held before it is written anew (rule 28); only where {@link
   * #mayOverwrite}.
   */
  WriteStamp overwriting() {
    return rows.withTimestampMicros(rows.timestampMicros() - 1);
  }
}
