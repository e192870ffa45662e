package io.minicql.function;

import io.minicql.type.CqlDuration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/**
 * Calendar arithmetic with durations, in UTC: months first, then days, then nanoseconds. As in
 * Cassandra, months before October 1582 are those of the Julian calendar, and times beyond the
 * first and the last one wrap around.
 */
final class Durations {
  static final long NANOS_PER_MILLI = 1_000_000;
  static final long NANOS_PER_DAY = 86_400_000_000_000L;
  private static final long MILLIS_PER_DAY = 86_400_000;
  private static final long SECONDS_PER_DAY = 86_400;

  private Durations() {}

  /**
   * The instant a number of durations later, cut to milliseconds.
   *
   * @throws ArithmeticException for more months than an int holds
   */
  static Instant add(Instant start, CqlDuration duration, long times) {
    long months = Math.multiplyExact(duration.months(), times);
    long days = duration.days() * times;
    long millis = duration.nanos() / NANOS_PER_MILLI * times;
    long moved = addMonths(start.toEpochMilli(), Math.toIntExact(months));
    return Instant.ofEpochMilli(moved + days * MILLIS_PER_DAY + millis);
  }

  /** The date a number of durations later. */
  static LocalDate add(LocalDate start, CqlDuration duration, long times) {
    return date(add(Instant.ofEpochSecond(start.toEpochDay() * SECONDS_PER_DAY), duration, times));
  }

  private static long addMonths(long epochMillis, int months) {
    if (months == 0) {
      return epochMillis;
    }
    GregorianCalendar calendar = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
    calendar.setTimeInMillis(epochMillis);
    calendar.add(Calendar.MONTH, months);
    return calendar.getTimeInMillis();
  }

  /** The date that Cassandra makes of an instant: before 1970 it cuts towards 1970. */
  @SuppressWarnings("UnnecessaryLongToIntConversion") // the number of days wraps, as Cassandra's
  static LocalDate date(Instant instant) {
    return LocalDate.ofEpochDay((int) (instant.getEpochSecond() / SECONDS_PER_DAY));
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
