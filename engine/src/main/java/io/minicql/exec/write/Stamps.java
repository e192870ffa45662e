package io.minicql.exec.write;

import io.minicql.store.WriteStamp;

/**
 * The timestamps of one statement.
 *
 * @param values of what is set, and of single cells that are deleted
 * @param deletions of deleted rows, ranges, partitions and whole multi-cell columns
 */
record Stamps(WriteStamp values, WriteStamp deletions) {
  /** A statement without conditions: the same for both. */
  static Stamps of(WriteStamp stamp) {
    return new Stamps(stamp, stamp);
  }

  /**
   * A conditional statement: it deletes a microsecond earlier than it writes, so that in a
   * conditional batch what is written wins over what is deleted.
   */
  static Stamps ofConditional(WriteStamp stamp) {
    return new Stamps(stamp, stamp.withTimestampMicros(stamp.timestampMicros() - 1));
  }

  /** Deletes what a collection held before it is written anew (rule 28). */
  WriteStamp overwriting() {
    return values.withTimestampMicros(values.timestampMicros() - 1);
  }
}
