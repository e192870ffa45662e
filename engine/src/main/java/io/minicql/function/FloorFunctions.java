package io.minicql.function;

import io.minicql.CqlException;
import io.minicql.type.CqlDuration;
import io.minicql.type.NativeType;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.UUID;
import java.util.function.LongFunction;

/**
 * {@code floor}: the beginning of the span of a duration that a time lies in, counted from a
 * starting time (1970-01-01 where none is given).
 */
final class FloorFunctions {
  private static final String NAME = "floor";
  private static final double DAYS_PER_MONTH = 365.2425 / 12;
  private static final double MILLIS_PER_DAY = 86_400_000;

  private FloorFunctions() {}

  static void addTo(FunctionCatalog catalog) {
    NativeType duration = NativeType.DURATION;
    NativeType timestamp = NativeType.TIMESTAMP;
    NativeType date = NativeType.DATE;
    catalog.add(
        NativeScalar.strict(
            NAME,
            List.of(timestamp, duration),
            timestamp,
            a -> ofInstant((Instant) a[0], (CqlDuration) a[1], Instant.EPOCH)));
    catalog.add(
        NativeScalar.strict(
            NAME,
            List.of(timestamp, duration, timestamp),
            timestamp,
            a -> ofInstant((Instant) a[0], (CqlDuration) a[1], (Instant) a[2])));
    catalog.add(
        NativeScalar.strict(
            NAME,
            List.of(NativeType.TIMEUUID, duration),
            timestamp,
            a -> ofInstant(TimeUuids.instant((UUID) a[0]), (CqlDuration) a[1], Instant.EPOCH)));
    catalog.add(
        NativeScalar.strict(
            NAME,
            List.of(NativeType.TIMEUUID, duration, timestamp),
            timestamp,
            a -> ofInstant(TimeUuids.instant((UUID) a[0]), (CqlDuration) a[1], (Instant) a[2])));
    catalog.add(
        NativeScalar.strict(
            NAME,
            List.of(date, duration),
            date,
            a -> ofDate((LocalDate) a[0], (CqlDuration) a[1], LocalDate.EPOCH)));
    catalog.add(
        NativeScalar.strict(
            NAME,
            List.of(date, duration, date),
            date,
            a -> ofDate((LocalDate) a[0], (CqlDuration) a[1], (LocalDate) a[2])));
    catalog.add(
        NativeScalar.strict(
            NAME,
            List.of(NativeType.TIME, duration),
            NativeType.TIME,
            a -> ofTime((LocalTime) a[0], (CqlDuration) a[1])));
  }

  private static Instant ofInstant(Instant time, CqlDuration duration, Instant start) {
    check(time, duration, start);
    double spanMillis =
        (duration.months() * DAYS_PER_MONTH + duration.days()) * MILLIS_PER_DAY
            + Math.floorDiv(duration.nanos(), Durations.NANOS_PER_MILLI);
    if (spanMillis < 1) {
      return time;
    }
    double estimate = (time.toEpochMilli() - start.toEpochMilli()) / spanMillis;
    return last((long) estimate, time, times -> Durations.add(start, duration, times));
  }

  private static LocalDate ofDate(LocalDate date, CqlDuration duration, LocalDate start) {
    if (!Durations.hasDayPrecision(duration)) {
      throw CqlException.invalid(
          "The floor on date values cannot be computed for the "
              + duration
              + " duration as precision is below 1 day");
    }
    check(date, duration, start);
    double spanDays = duration.months() * DAYS_PER_MONTH + duration.days();
    if (spanDays == 0) {
      return date;
    }
    double estimate = (date.toEpochDay() - start.toEpochDay()) / spanDays;
    return last((long) estimate, date, times -> Durations.add(start, duration, times));
  }

  private static LocalTime ofTime(LocalTime time, CqlDuration duration) {
    checkNotNegative(duration);
    if (duration.months() != 0
        || duration.days() != 0
        || duration.nanos() > Durations.NANOS_PER_DAY) {
      throw CqlException.invalid(
          "For time values, the floor can only be computed for durations smaller that a day");
    }
    if (duration.nanos() == 0) {
      return time;
    }
    long nanos = time.toNanoOfDay();
    return LocalTime.ofNanoOfDay(nanos - nanos % duration.nanos());
  }

  /** The latest beginning of a span that is not after a time; months make spans uneven. */
  private static <T extends Comparable<? super T>> T last(
      long estimate, T time, LongFunction<T> beginning) {
    long times = Math.max(0, estimate);
    while (times > 0 && beginning.apply(times).compareTo(time) > 0) {
      times--;
    }
    while (beginning.apply(times + 1).compareTo(time) <= 0) {
      times++;
    }
    return beginning.apply(times);
  }

  private static <T extends Comparable<? super T>> void check(
      T time, CqlDuration duration, T start) {
    if (start.compareTo(time) > 0) {
      throw CqlException.invalid(
          "The floor function starting time is greater than the provided time");
    }
    checkNotNegative(duration);
  }

  private static void checkNotNegative(CqlDuration duration) {
    if (Durations.isNegative(duration)) {
      throw CqlException.invalid("Negative durations are not supported by the floor function");
    }
  }
}
