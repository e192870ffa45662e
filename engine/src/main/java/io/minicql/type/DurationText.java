package io.minicql.type;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Texts of durations: units ({@code 1y2mo3d4h}) and the forms of ISO 8601. */
final class DurationText {
  private static final Pattern UNITS =
      Pattern.compile("\\G([0-9]+)(y|mo|w|d|h|s|ms|us|\u00b5s|ns|m)", Pattern.CASE_INSENSITIVE);
  private static final Pattern ISO =
      Pattern.compile(
          "P(?:([0-9]+)Y)?(?:([0-9]+)M)?(?:([0-9]+)D)?"
              + "(?:T(?:([0-9]+)H)?(?:([0-9]+)M)?(?:([0-9]+)S)?)?");
  private static final Pattern ISO_WEEKS = Pattern.compile("P([0-9]+)W");
  private static final Pattern ISO_DATE_TIME =
      Pattern.compile("P([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})");
  private static final DurationUnit[] ISO_UNITS = {
    DurationUnit.YEARS,
    DurationUnit.MONTHS,
    DurationUnit.DAYS,
    DurationUnit.HOURS,
    DurationUnit.MINUTES,
    DurationUnit.SECONDS
  };

  private DurationText() {}

  static CqlDuration parse(String text) {
    boolean negative = text.startsWith("-");
    String magnitude = negative ? text.substring(1) : text;
    DurationBuilder builder = new DurationBuilder();
    if (!magnitude.startsWith("P")) {
      addUnits(builder, magnitude);
    } else if (magnitude.endsWith("W")) {
      builder.add(match(ISO_WEEKS, magnitude).group(1), DurationUnit.WEEKS);
    } else {
      addIso(builder, match(magnitude.contains("-") ? ISO_DATE_TIME : ISO, magnitude));
    }
    return builder.build(negative);
  }

  private static Matcher match(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    if (!matcher.matches()) {
      throw notDuration(text);
    }
    return matcher;
  }

  private static void addIso(DurationBuilder builder, Matcher parts) {
    for (int i = 0; i < ISO_UNITS.length; i++) {
      String number = parts.group(i + 1);
      if (number != null) {
        builder.add(number, ISO_UNITS[i]);
      }
    }
  }

  private static void addUnits(DurationBuilder builder, String text) {
    Matcher matcher = UNITS.matcher(text);
    int end = 0;
    while (matcher.find()) {
      builder.add(matcher.group(1), DurationUnit.of(matcher.group(2)));
      end = matcher.end();
    }
    if (end == 0 || end < text.length()) {
      throw notDuration(text);
    }
  }

  private static CqlTypeException notDuration(String text) {
    return new CqlTypeException("Unable to convert '" + text + "' to a duration");
  }

  /** A text that can be parsed again. */
  static String format(CqlDuration duration) {
    String units = units(duration);
    return units.isEmpty() ? "0s" : units;
  }

  /** All units that are not zero; an empty text for the duration of nothing. */
  static String units(CqlDuration duration) {
    StringBuilder text = new StringBuilder();
    if (duration.months() < 0 || duration.days() < 0 || duration.nanos() < 0) {
      text.append('-');
    }
    long months = append(text, Math.abs((long) duration.months()), DurationUnit.YEARS);
    append(text, months, DurationUnit.MONTHS);
    append(text, Math.abs((long) duration.days()), DurationUnit.DAYS);
    // Unsigned from here on, because the least number of nanoseconds has no positive one.
    long nanos = Math.abs(duration.nanos());
    for (DurationUnit unit : DurationUnit.OF_TIME) {
      nanos = append(text, nanos, unit);
    }
    return text.toString();
  }

  private static long append(StringBuilder text, long amount, DurationUnit unit) {
    long count = Long.divideUnsigned(amount, unit.size());
    if (count != 0) {
      text.append(Long.toUnsignedString(count)).append(unit.symbol());
    }
    return Long.remainderUnsigned(amount, unit.size());
  }
}
