package io.minicql.jdbc.internal;

import java.sql.Date;
import java.sql.Time;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Calendar;

/** Dates and times of day as the milliseconds that they are in a calendar's zone. */
final class Calendars {
  private Calendars() {}

  static Date date(LocalDate date, Calendar calendar) {
    return new Date(millis(date.atStartOfDay(), calendar));
  }

  static Time time(LocalTime time, Calendar calendar) {
    return new Time(millis(time.atDate(LocalDate.EPOCH), calendar));
  }

  static LocalDate toDate(Date date, Calendar calendar) {
    return LocalDate.ofInstant(
        java.time.Instant.ofEpochMilli(date.getTime()), calendar.getTimeZone().toZoneId());
  }

  static LocalTime toTime(Time time, Calendar calendar) {
    return LocalTime.ofInstant(
        java.time.Instant.ofEpochMilli(time.getTime()), calendar.getTimeZone().toZoneId());
  }

  private static long millis(LocalDateTime local, Calendar calendar) {
    return local.atZone(calendar.getTimeZone().toZoneId()).toInstant().toEpochMilli();
  }
}
