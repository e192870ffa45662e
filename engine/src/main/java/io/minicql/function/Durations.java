package io.minicql.function;

import io.minicql.type.CqlDuration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;

/** Calendar arithmetic with durations, in UTC: months first, then days, then nanoseconds. */
final class Durations {
  static final long NANOS_PER_MILLI = 1_000_000;
  static final long NANOS_PER_DAY = 86_400_000_000_000L;

  private Durations() {}

  /** The instant a number of durations later, cut to milliseconds. */
  static Instant add(Instant start, CqlDuration duration, long times) {
    ZonedDateTime utc = start.atZone(ZoneOffset.UTC);
    return utc.plusMonths(Math.multiplyExact(duration.months(), times))
        .plusDays(Math.multiplyExact(duration.days(), times))
        .toInstant()
        .plusMillis(Math.multiplyExact(duration.nanos() / NANOS_PER_MILLI, times));
  }

  static LocalDate add(LocalDate start, CqlDuration duration, long times) {
    return start
        .plusMonths(Math.multiplyExact(duration.months(), times))
        .plusDays(Math.multiplyExact(duration.days(), times));
  }

  static boolean hasDayPrecision(CqlDuration duration) {
    return duration.nanos() == 0;
  }

  static boolean isNegative(CqlDuration duration) {
    return duration.months() < 0 || duration.days() < 0 || duration.nanos() < 0;
  }

  static CqlDuration negate(CqlDuration duration) {
    return new CqlDuration(-duration.months(), -duration.days(), -duration.nanos());
  }
}
