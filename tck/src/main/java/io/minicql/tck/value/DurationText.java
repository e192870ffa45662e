package io.minicql.tck.value;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Durations: three signed variable-length integers (months, days, nanoseconds), written as {@code
 * 1y2mo3d4h}.
 */
final class DurationText {
  private static final String[] UNITS = {"h", "m", "s", "ms", "us", "ns"};
  private static final long[] NANOS = {
    3_600_000_000_000L, 60_000_000_000L, 1_000_000_000L, 1_000_000L, 1_000L, 1L
  };
  private static final Pattern PART = Pattern.compile("(\\d+)(y|mo|w|d|h|ms|us|ns|m|s)");

  private DurationText() {}

  static String literalOf(byte[] bytes) {
    ByteReader in = new ByteReader(bytes);
    long months = in.signedVint();
    long days = in.signedVint();
    long nanos = in.signedVint();
    boolean negative = months < 0 || days < 0 || nanos < 0;
    StringBuilder out = new StringBuilder();
    append(out, months / 12, "y");
    append(out, months % 12, "mo");
    append(out, days, "d");
    for (int i = 0; i < UNITS.length; i++) {
      append(out, nanos / NANOS[i], UNITS[i]);
      nanos %= NANOS[i];
    }
    return out.isEmpty() ? "0ns" : (negative ? "-" : "") + out;
  }

  private static void append(StringBuilder out, long amount, String unit) {
    if (amount != 0) {
      out.append(Long.toString(amount).replace("-", "")).append(unit);
    }
  }

  static byte[] bytesOf(String text) {
    boolean negative = text.startsWith("-");
    Matcher part = PART.matcher(negative ? text.substring(1) : text);
    long months = 0;
    long days = 0;
    long nanos = 0;
    while (part.find()) {
      long amount = Long.parseLong(part.group(1));
      switch (part.group(2)) {
        case "y" -> months += 12 * amount;
        case "mo" -> months += amount;
        case "w" -> days += 7 * amount;
        case "d" -> days += amount;
        default -> nanos += amount * nanosOf(part.group(2));
      }
    }
    int sign = negative ? -1 : 1;
    return new ByteWriter()
        .signedVint(sign * months)
        .signedVint(sign * days)
        .signedVint(sign * nanos)
        .toBytes();
  }

  private static long nanosOf(String unit) {
    for (int i = 0; i < UNITS.length; i++) {
      if (UNITS[i].equals(unit)) {
        return NANOS[i];
      }
    }
    throw new IllegalArgumentException(unit);
  }
}
