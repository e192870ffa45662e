package io.minicql.jdbc.internal;

import java.sql.SQLException;

/** What a statement's user has set; 0 means no limit, or the connection's default. */
final class StatementSettings {
  private long maxRows;
  private int fetchSize;
  private int queryTimeoutSeconds;
  private boolean poolable;

  /** Rows to ask for in one page; 0 for all at once. */
  int pageRows(int defaultRows) {
    int rows = fetchSize > 0 ? fetchSize : defaultRows;
    return rows > 0 && maxRows > 0 && maxRows < rows ? (int) maxRows : rows;
  }

  long maxRows() {
    return maxRows;
  }

  void maxRows(long rows) throws SQLException {
    maxRows = notNegative("maximum of rows", rows);
  }

  int fetchSize() {
    return fetchSize;
  }

  void fetchSize(int rows) throws SQLException {
    fetchSize = (int) notNegative("fetch size", rows);
  }

  int queryTimeoutSeconds() {
    return queryTimeoutSeconds;
  }

  void queryTimeoutSeconds(int seconds) throws SQLException {
    queryTimeoutSeconds = (int) notNegative("timeout", seconds);
  }

  boolean poolable() {
    return poolable;
  }

  void poolable(boolean wanted) {
    poolable = wanted;
  }

  private static long notNegative(String what, long value) throws SQLException {
    if (value < 0) {
      throw SqlErrors.invalidParameter("A " + what + " cannot be negative: " + value);
    }
    return value;
  }
}
