package io.minicql.type;

import org.jspecify.annotations.Nullable;

/**
 * Adds up the units of one text: each at most once, the larger before the smaller, within the
 * limits.
 */
final class DurationBuilder {
  private int months;
  private int days;
  private long nanos;
  private @Nullable DurationUnit last;

  void add(String digits, DurationUnit unit) {
    long count;
    try {
      count = Long.parseLong(digits);
    } catch (NumberFormatException e) {
      throw new CqlTypeException("Invalid duration. " + e.getMessage(), e);
    }
    requireOrder(unit);
    switch (unit) {
      case YEARS, MONTHS ->
          months += (int) total(count, unit, "months", Integer.MAX_VALUE - months);
      case WEEKS, DAYS -> days += (int) total(count, unit, "days", Integer.MAX_VALUE - days);
      default -> nanos += total(count, unit, "nanoseconds", Long.MAX_VALUE - nanos);
    }
  }

  private void requireOrder(DurationUnit unit) {
    if (last != null && last.compareTo(unit) >= 0) {
      throw new CqlTypeException(
          last == unit
              ? "Invalid duration. The " + unit.plural() + " are specified multiple times"
              : "Invalid duration. The " + last.plural() + " should be after " + unit.plural());
    }
    last = unit;
  }

  /** Cassandra's text names the limit of the others for nanoseconds too. */
  private static long total(long count, DurationUnit unit, String name, long limit) {
    if (count > limit / unit.size()) {
      throw new CqlTypeException(
          "Invalid duration. The total number of "
              + name
              + " must be less or equal to "
              + Integer.MAX_VALUE);
    }
    return count * unit.size();
  }

  CqlDuration build(boolean negative) {
    return negative
        ? new CqlDuration(-months, -days, -nanos)
        : new CqlDuration(months, days, nanos);
  }
}
