package io.minicql.type;

/**
 * A duration: months, days and nanoseconds, kept apart because a month has no fixed number of days
 * nor a day of hours. Equal only if all three are. All are of one sign.
 */
public record CqlDuration(int months, int days, long nanos) {
  /**
   * @throws CqlTypeException when positive and negative parts are mixed
   */
  public CqlDuration {
    boolean anyNegative = months < 0 || days < 0 || nanos < 0;
    boolean anyPositive = months > 0 || days > 0 || nanos > 0;
    if (anyNegative && anyPositive) {
      throw new CqlTypeException(
          "The duration months, days and nanoseconds must be all of the same sign ("
              + months
              + ", "
              + days
              + ", "
              + nanos
              + ")");
    }
  }

  /**
   * Reads any of the forms of CQL: {@code 1y2mo3d4h}, {@code P1Y2M3DT4H}, {@code P1W}, {@code
   * P0001-02-03T04:00:00}.
   */
  public static CqlDuration parse(String text) {
    return DurationText.parse(text);
  }

  /** The text of CQL, such as {@code 1y2mo3d4h}; {@code 0s} for nothing at all. */
  @Override
  public String toString() {
    return DurationText.format(this);
  }
}
