package io.minicql.type;

import java.util.List;
import java.util.Locale;

/** Units of durations, the largest first; the size is in months, days or nanoseconds. */
enum DurationUnit {
  YEARS("y", 12),
  MONTHS("mo", 1),
  WEEKS("w", 7),
  DAYS("d", 1),
  HOURS("h", 3_600_000_000_000L),
  MINUTES("m", 60_000_000_000L),
  SECONDS("s", 1_000_000_000L),
  MILLISECONDS("ms", 1_000_000L),
  MICROSECONDS("us", 1_000L),
  NANOSECONDS("ns", 1);

  static final List<DurationUnit> OF_TIME =
      List.of(HOURS, MINUTES, SECONDS, MILLISECONDS, MICROSECONDS, NANOSECONDS);

  private final String symbol;
  private final long size;

  DurationUnit(String symbol, long size) {
    this.symbol = symbol;
    this.size = size;
  }

  String symbol() {
    return symbol;
  }

  long size() {
    return size;
  }

  String plural() {
    return name().toLowerCase(Locale.ROOT);
  }

  static DurationUnit of(String symbol) {
    String lower = symbol.toLowerCase(Locale.ROOT);
    for (DurationUnit unit : values()) {
      if (unit.symbol.equals(lower)) {
        return unit;
      }
    }
    // The only other spelling: the micro sign.
    return MICROSECONDS;
  }
}
