package io.minicql.jdbc.internal;

import java.sql.BatchUpdateException;
import java.sql.SQLException;
import java.util.Arrays;

/** Runs the elements of a JDBC batch in order and keeps their counts. */
final class BatchCounts {
  /** One element of a batch. */
  interface Element {
    long execute(int index) throws SQLException;
  }

  private BatchCounts() {}

  /**
   * The update counts of all elements.
   *
   * @throws BatchUpdateException with the counts so far, when an element fails; later ones do not
   *     run
   */
  static long[] of(int size, Element element) throws SQLException {
    long[] counts = new long[size];
    for (int i = 0; i < size; i++) {
      try {
        counts[i] = element.execute(i);
      } catch (SQLException e) {
        throw new BatchUpdateException(
            "Element " + i + " of the batch failed: " + e.getMessage(),
            e.getSQLState(),
            e.getErrorCode(),
            Arrays.copyOf(counts, i),
            e);
      }
    }
    return counts;
  }

  /** Counts as the older methods of JDBC give them. */
  static int[] toInts(long[] counts) {
    return Arrays.stream(counts).mapToInt(Math::toIntExact).toArray();
  }
}
