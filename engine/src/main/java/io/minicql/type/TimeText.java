package io.minicql.type;

import java.time.LocalTime;
import java.util.regex.Pattern;

/** Texts of times of day: {@code hh:mm:ss[.fffffffff]} or the number of nanoseconds. */
final class TimeText {
  static final long NANOS_PER_DAY = 86_400_000_000_000L;
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+");
  private static final int MAX_FRACTION_DIGITS = 9;
  private static final long NANOS_PER_SECOND = 1_000_000_000L;

  private TimeText() {}

  static String format(LocalTime time) {
    StringBuilder text = new StringBuilder(18);
    appendPadded(text, time.getHour(), 2);
    appendPadded(text.append(':'), time.getMinute(), 2);
    appendPadded(text.append(':'), time.getSecond(), 2);
    appendPadded(text.append('.'), time.getNano(), MAX_FRACTION_DIGITS);
    return text.toString();
  }

  private static void appendPadded(StringBuilder text, int number, int width) {
    String digits = Integer.toString(number);
    text.append("0".repeat(width - digits.length())).append(digits);
  }

  static long parse(String text) {
    return NUMBER.matcher(text).matches() ? parseNumber(text) : parseClock(text);
  }

  private static long parseNumber(String text) {
    try {
      long nanos = Long.parseLong(text);
      if (nanos >= 0 && nanos < NANOS_PER_DAY) {
        return nanos;
      }
    } catch (NumberFormatException e) {
      throw new CqlTypeException(notNumber(text), e);
    }
    throw new CqlTypeException(notNumber(text));
  }

  private static String notNumber(String text) {
    return "Unable to make long (for time) from: '" + text + "'";
  }

  private static long parseClock(String text) {
    String[] parts = text.strip().split(":", -1);
    if (parts.length == 3) {
      try {
        int point = parts[2].indexOf('.');
        String second = point < 0 ? parts[2] : parts[2].substring(0, point);
        return 60 * (60 * number(parts[0], 24) + number(parts[1], 60)) * NANOS_PER_SECOND
            + number(second, 60) * NANOS_PER_SECOND
            + (point < 0 ? 0 : fraction(parts[2].substring(point + 1)));
      } catch (NumberFormatException e) {
        throw new CqlTypeException(notTime(text), e);
      }
    }
    throw new CqlTypeException(notTime(text));
  }

  private static long number(String text, int limit) {
    long number = Long.parseLong(text);
    if (number < 0 || number >= limit) {
      throw new NumberFormatException(text);
    }
    return number;
  }

  private static long fraction(String digits) {
    if (digits.length() > MAX_FRACTION_DIGITS || !digits.chars().allMatch(Character::isDigit)) {
      throw new NumberFormatException(digits);
    }
    return Long.parseLong(digits) * (long) Math.pow(10, MAX_FRACTION_DIGITS - digits.length());
  }

  private static String notTime(String text) {
    return "(TimeType) Unable to coerce '" + text + "' to a formatted time (long)";
  }
}
