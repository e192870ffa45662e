package io.minicql.type;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Texts of dates: {@code yyyy-mm-dd}, with a sign for years beyond 9999 or before 0, or the
 * serialized number.
 */
final class DateText {
  /** Years of more than four digits need a sign, as ISO 8601 wants it. */
  static final String ISO_DATE = "(-[0-9]{4,9}|[0-9]{4}|\\+[0-9]{5,9})-([0-9]{2})-([0-9]{2})";

  private static final Pattern DATE = Pattern.compile(ISO_DATE);
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+");
  private static final int MAX_NUMBER_CHARS = 18;
  private static final long MAX_UNSIGNED = 0xffff_ffffL;
  private static final long MILLIS_PER_DAY = 86_400_000L;

  private DateText() {}

  /** The serialized number of an epoch day that is in range. */
  static int fromEpochDay(long day) {
    return (int) (day - Integer.MIN_VALUE);
  }

  static long toEpochDay(int serialized) {
    return serialized ^ Integer.MIN_VALUE;
  }

  static int parse(String text) {
    if (NUMBER.matcher(text).matches()) {
      return parseNumber(text);
    }
    long day = epochDay(text);
    if (day < Integer.MIN_VALUE) {
      throw new CqlTypeException(
          "Input date " + text + " is less than min supported date -5877641-06-23T00:00Z");
    }
    if (day > Integer.MAX_VALUE) {
      throw new CqlTypeException(
          "Input date " + text + " is greater than max supported date +5881580-07-11T00:00Z");
    }
    return fromEpochDay(day);
  }

  private static int parseNumber(String text) {
    String digits = text.replaceFirst("^(-?)0+(?=.)", "$1");
    if (digits.length() <= MAX_NUMBER_CHARS) {
      long number = Long.parseLong(digits);
      if (number >= 0 && number <= MAX_UNSIGNED) {
        return (int) number;
      }
    }
    throw new CqlTypeException("Unable to make unsigned int (for date) from: '" + text + "'");
  }

  private static long epochDay(String text) {
    Matcher matcher = DATE.matcher(text);
    if (matcher.matches() && !matcher.group(1).matches("-0+")) {
      try {
        long day =
            LocalDate.of(
                    Integer.parseInt(matcher.group(1)),
                    Integer.parseInt(matcher.group(2)),
                    Integer.parseInt(matcher.group(3)))
                .toEpochDay();
        // Cassandra passes through milliseconds, so what overflows them is no date for it.
        if (Math.abs(day) <= Long.MAX_VALUE / MILLIS_PER_DAY) {
          return day;
        }
      } catch (DateTimeException e) {
        throw new CqlTypeException(notDate(text), e);
      }
    }
    throw new CqlTypeException(notDate(text));
  }

  private static String notDate(String text) {
    return "Unable to coerce '" + text + "' to a formatted date (long)";
  }
}
