package io.minicql.schema.options;

import io.minicql.CqlException;
import java.util.List;
import java.util.Locale;

/** Sizes with a binary unit, such as {@code 100MiB}. */
final class ByteSizes {

  private static final List<String> UNITS = List.of("", "Ki", "Mi", "Gi", "Ti");

  private ByteSizes() {}

  static long parse(String text, String option) {
    if (!text.endsWith("B")) {
      throw invalid(option, text, text + " does not end in unit B");
    }
    String rest = text.substring(0, text.length() - 1);
    int shift = 0;
    for (int i = 1; i < UNITS.size(); i++) {
      if (rest.endsWith(UNITS.get(i))) {
        shift = 10 * i;
        rest = rest.substring(0, rest.length() - UNITS.get(i).length());
        break;
      }
    }
    try {
      return (long) (Double.parseDouble(rest.trim()) * (1L << shift));
    } catch (NumberFormatException e) {
      throw invalid(option, text, "Invalid number " + rest);
    }
  }

  static String format(long bytes) {
    int unit = 0;
    double value = bytes;
    while (value >= 1024 && unit < UNITS.size() - 1) {
      value /= 1024;
      unit++;
    }
    return String.format(Locale.ROOT, "%.3f%sB", value, UNITS.get(unit));
  }

  private static CqlException invalid(String option, String text, String why) {
    return CqlException.config(option + " " + text + " is not a valid size in bytes: " + why);
  }
}
