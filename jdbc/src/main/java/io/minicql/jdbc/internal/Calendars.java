package io.minicql.jdbc.internal;

import java.sql.Date;
import java.sql.Time;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Calendar;
import org.jspecify.annotations.Nullable;

/**
 * Dates and times of day as the milliseconds that they are in a calendar's zone, or in the JVM's
 * where none is given.
 */
final class Calendars {
  private Calendars() {}

  static Date date(LocalDate date, @Nullable Calendar calendar) {
    return new Date(millis(date.atStartOfDay(), calendar));
  }

  static Time time(LocalTime time, @Nullable Calendar calendar) {
    return new Time(millis(time.atDate(LocalDate.EPOCH), calendar));
  }

  static LocalDate toDate(Date date, @Nullable Calendar calendar) {
    return LocalDate.ofInstant(java.time.Instant.ofEpochMilli(date.getTime()), zone(calendar));
  }

  static LocalTime toTime(Time time, @Nullable Calendar calendar) {
    return LocalTime.ofInstant(java.time.Instant.ofEpochMilli(time.getTime()), zone(calendar));
  }

  private static ZoneId zone(@Nullable Calendar calendar) {
    return calendar == null ? ZoneId.systemDefault() : calendar.getTimeZone().toZoneId();
  }

  private static long millis(LocalDateTime local, @Nullable Calendar calendar) {
    return local.atZone(zone(calendar)).toInstant().toEpochMilli();
  }
}
