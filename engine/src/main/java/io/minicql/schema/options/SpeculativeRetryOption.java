package io.minicql.schema.options;

import io.minicql.CqlException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The table properties {@code speculative_retry} and {@code additional_write_policy}. */
final class SpeculativeRetryOption {

  private static final Pattern PERCENTILE =
      Pattern.compile("([0-9.]+)p(ercentile)?", Pattern.CASE_INSENSITIVE);
  private static final Pattern FIXED = Pattern.compile("([0-9.]+)ms", Pattern.CASE_INSENSITIVE);
  private static final Pattern HYBRID =
      Pattern.compile(
          "(MIN|MAX)\\(\\s*([0-9.]+[a-z]+)\\s*,\\s*([0-9.]+[a-z]+)\\s*\\)",
          Pattern.CASE_INSENSITIVE);

  private SpeculativeRetryOption() {}

  /** The canonical form of the policy. */
  static String check(String written) {
    String simple = simple(written, written);
    if (simple != null) {
      return simple;
    }
    Matcher hybrid = HYBRID.matcher(written);
    if (hybrid.matches()) {
      return hybrid(hybrid, written);
    }
    String upper = written.toUpperCase(Locale.ROOT);
    return switch (upper) {
      case "ALWAYS", "NEVER" -> upper;
      case "NONE" -> "NEVER";
      default -> throw invalid(written);
    };
  }

  private static String hybrid(Matcher hybrid, String written) {
    String first = simple(hybrid.group(2), written);
    String second = simple(hybrid.group(3), written);
    if (first == null || second == null) {
      throw invalid(written);
    }
    boolean firstIsPercentile = first.endsWith("p");
    if (firstIsPercentile == second.endsWith("p")) {
      throw CqlException.config(
          "Invalid value "
              + written
              + " for option 'speculative_retry': MIN()/MAX() arguments should be of different types, but both are of type "
              + (firstIsPercentile ? "PERCENTILE" : "FIXED"));
    }
    String function = hybrid.group(1).toUpperCase(Locale.ROOT);
    return firstIsPercentile
        ? function + "(" + first + "," + second + ")"
        : function + "(" + second + "," + first + ")";
  }

  private static @Nullable String simple(String value, String written) {
    Matcher percentile = PERCENTILE.matcher(value);
    if (percentile.matches()) {
      return percentile(percentile.group(1), value);
    }
    Matcher fixed = FIXED.matcher(value);
    if (fixed.matches()) {
      return (int) number(fixed.group(1), written) + "ms";
    }
    return null;
  }

  private static String percentile(String digits, String written) {
    double value = number(digits, written);
    if (value <= 0 || value >= 100) {
      throw CqlException.config(
          "Invalid value "
              + written
              + " for PERCENTILE option 'speculative_retry': must be between (0.0 and 100.0)");
    }
    String text = Double.toString(value);
    return (text.endsWith(".0") ? text.substring(0, text.length() - 2) : text) + "p";
  }

  private static double number(String digits, String written) {
    try {
      return Double.parseDouble(digits);
    } catch (NumberFormatException e) {
      throw invalid(written);
    }
  }

  private static CqlException invalid(String written) {
    return CqlException.config("Invalid value " + written + " for option 'speculative_retry'");
  }
}
