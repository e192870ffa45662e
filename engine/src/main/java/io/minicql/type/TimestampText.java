package io.minicql.type;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Texts of timestamps: {@code now}, a number of milliseconds, {@code yyyy-mm-dd} or {@code
 * yyyy-mm-dd hh:mm[:ss[.fffffffff]]} with {@code T} or a blank between, each with a time zone or
 * without. Without one the text is taken as UTC: Cassandra takes its server's zone, and servers run
 * in UTC. Days that a month does not have become its last day, 24:00 the next midnight, as in
 * Cassandra.
 */
final class TimestampText {
  private static final Pattern MILLIS = Pattern.compile("-?[0-9]+");
  private static final Pattern DATE_TIME =
      Pattern.compile(
          "([0-9]{1,19})-([0-9]{1,19})-([0-9]{1,19})[T ]"
              + "([0-9]{1,19}):([0-9]{1,19})(?::([0-9]{1,19})(?:\\.([0-9]{0,9}))?)?(.*)",
          Pattern.DOTALL);
  private static final Pattern DATE = Pattern.compile(DateText.ISO_DATE + "(.*)", Pattern.DOTALL);
  private static final DateTimeFormatter LITERAL =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);
  private static final DateTimeFormatter CELL =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss.SSS'000+0000'").withZone(ZoneOffset.UTC);
  private static final long YEAR_1_MILLIS = Instant.parse("0001-01-01T00:00:00Z").toEpochMilli();
  private static final long YEAR_10000_MILLIS =
      Instant.parse("+10000-01-01T00:00:00Z").toEpochMilli();

  private TimestampText() {}

  /** A literal: a quoted text for the years 1 to 9999, else the number of milliseconds. */
  static String literal(long millis) {
    return hasPlainYear(millis)
        ? "'" + LITERAL.format(Instant.ofEpochMilli(millis)) + "'"
        : Long.toString(millis);
  }

  /** What cqlsh prints, which also gives up outside of the years 1 to 9999. */
  static String cell(long millis) {
    return hasPlainYear(millis) ? CELL.format(Instant.ofEpochMilli(millis)) : Long.toString(millis);
  }

  private static boolean hasPlainYear(long millis) {
    return millis >= YEAR_1_MILLIS && millis < YEAR_10000_MILLIS;
  }

  static long parse(String text) {
    if (text.equalsIgnoreCase("now")) {
      return System.currentTimeMillis();
    }
    try {
      if (MILLIS.matcher(text).matches()) {
        return Long.parseLong(text);
      }
      Matcher dateTime = DATE_TIME.matcher(text);
      if (dateTime.matches()) {
        return toMillis(dateTimeOf(dateTime), dateTime.group(8));
      }
      Matcher date = DATE.matcher(text);
      if (date.matches() && !date.group(1).matches("-0+")) {
        return toMillis(date(date).atStartOfDay(), date.group(4));
      }
    } catch (NumberFormatException e) {
      throw new CqlTypeException("Unable to make long (for date) from: '" + text + "'", e);
    } catch (DateTimeException | ArithmeticException e) {
      throw new CqlTypeException(notTimestamp(text), e);
    }
    throw new CqlTypeException(notTimestamp(text));
  }

  private static String notTimestamp(String text) {
    return "Unable to parse a date/time from '" + text + "'";
  }

  private static long toMillis(LocalDateTime local, String zone) {
    ZoneId zoneId = zone.isEmpty() ? ZoneOffset.UTC : ZoneText.parse(zone);
    return local.atZone(zoneId).toInstant().toEpochMilli();
  }

  private static LocalDateTime dateTimeOf(Matcher parts) {
    LocalDate date = date(parts);
    if (date.getYear() < 1) {
      throw new DateTimeException("Year of era 0");
    }
    int hour = number(parts.group(4));
    int minute = number(parts.group(5));
    int second = parts.group(6) == null ? 0 : number(parts.group(6));
    String fraction = parts.group(7) == null ? "" : parts.group(7);
    int nano = number((fraction + "000000000").substring(0, 9));
    if (hour == 24 && minute == 0 && second == 0 && nano == 0) {
      return date.plusDays(1).atStartOfDay();
    }
    return date.atTime(LocalTime.of(hour, minute, second, nano));
  }

  /** The date in the first three groups. */
  private static LocalDate date(Matcher parts) {
    YearMonth month = YearMonth.of(number(parts.group(1)), number(parts.group(2)));
    int day = number(parts.group(3));
    if (day > 31) {
      throw new DateTimeException("Day " + day);
    }
    return month.atDay(Math.min(day, month.lengthOfMonth()));
  }

  private static int number(String digits) {
    long number = Long.parseLong(digits);
    if (number != (int) number) {
      throw new DateTimeException("Out of range: " + digits);
    }
    return (int) number;
  }
}
