package io.minicql.jdbc.internal;

import io.minicql.PreparedCql;
import io.minicql.Result;
import io.minicql.ResultPage;
import io.minicql.type.NativeType;
import org.jspecify.annotations.Nullable;

/**
 * What one statement of a text answered.
 *
 * @param statement the statement as it was prepared
 * @param values what it was executed with
 * @param rows its first page; null where it answers without rows
 * @param updateCount rows written, 0 for a condition that did not hold and for anything but writes
 */
record Outcome(
    PreparedCql statement, byte[][] values, @Nullable ResultPage rows, long updateCount) {

  static Outcome of(PreparedCql statement, byte[][] values, Result result) {
    if (result instanceof ResultPage page) {
      boolean applied = statement.kind().isWrite() && isApplied(page);
      return new Outcome(statement, values, page, applied ? 1 : 0);
    }
    return new Outcome(statement, values, null, statement.kind().isWrite() ? 1 : 0);
  }

  /** This outcome as its count alone. */
  Outcome withCount(long count) {
    return new Outcome(statement, values, null, count);
  }

  /** Whether it has rows that were asked for, not those of a condition. */
  boolean isQuery() {
    return rows != null && !statement.kind().isWrite();
  }

  private static boolean isApplied(ResultPage page) {
    return page.rowCount() > 0
        && page.columns().get(0).type() == NativeType.BOOLEAN
        && page.lengthBytes(0, 0) == 1
        && page.bytes()[page.offset(0, 0)] != 0;
  }
}
