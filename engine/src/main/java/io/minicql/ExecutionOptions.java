package io.minicql;

import org.jspecify.annotations.Nullable;

/**
 * How one execution runs.
 *
 * @param pageSize the largest number of rows in a page; 0 or less turns paging off, as in the
 *     native protocol
 * @param pagingState where to resume; null for the start
 * @param defaultTimestampMicros the write timestamp where the statement gives none; null for the
 *     database's clock
 */
public record ExecutionOptions(
    int pageSize, @Nullable PagingState pagingState, @Nullable Long defaultTimestampMicros) {

  /** The page size of Cassandra's drivers. */
  public static final int DEFAULT_PAGE_SIZE = 5000;

  /** First page of {@value #DEFAULT_PAGE_SIZE} rows, timestamps by the clock. */
  public static final ExecutionOptions DEFAULT =
      new ExecutionOptions(DEFAULT_PAGE_SIZE, null, null);

  public ExecutionOptions {
    if (defaultTimestampMicros != null && defaultTimestampMicros == Long.MIN_VALUE) {
      throw new CqlException(
          ErrorCode.PROTOCOL_ERROR,
          String.format(
              "Out of bound timestamp, must be in [%d, %d] (got %d)",
              Long.MIN_VALUE + 1, Long.MAX_VALUE, Long.MIN_VALUE));
    }
  }

  public ExecutionOptions withPageSize(int rows) {
    return new ExecutionOptions(rows, pagingState, defaultTimestampMicros);
  }

  public ExecutionOptions withPagingState(@Nullable PagingState state) {
    return new ExecutionOptions(pageSize, state, defaultTimestampMicros);
  }
}
