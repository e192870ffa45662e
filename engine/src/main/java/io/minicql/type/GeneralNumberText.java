package io.minicql.type;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * Floating-point numbers as cqlsh prints them: C's {@code %g} with a precision that grows with the
 * number.
 */
final class GeneralNumberText {
  /** Below this, cqlsh keeps the precision as it is. */
  private static final double EPSILON = Math.ulp(1.0);

  private static final int MIN_PLAIN_EXPONENT = -4;

  private GeneralNumberText() {}

  static String of(double value, int precision) {
    if (Double.isNaN(value)) {
      return "NaN";
    }
    if (Double.isInfinite(value)) {
      return value > 0 ? "Infinity" : "-Infinity";
    }
    return general(value, Math.max(1, widened(value, precision)));
  }

  private static int widened(double value, int precision) {
    if (Math.abs(value) <= EPSILON) {
      return precision;
    }
    int exponent = (int) Math.log10(Math.abs(value));
    return exponent >= MIN_PLAIN_EXPONENT && exponent < precision
        ? precision + exponent + 1
        : precision;
  }

  private static String general(double value, int precision) {
    if (value == 0) {
      return 1 / value < 0 ? "-0" : "0";
    }
    BigDecimal rounded =
        new BigDecimal(value)
            .round(new MathContext(precision, RoundingMode.HALF_EVEN))
            .stripTrailingZeros();
    int exponent = rounded.precision() - rounded.scale() - 1;
    if (exponent >= MIN_PLAIN_EXPONENT && exponent < precision) {
      return rounded.toPlainString();
    }
    String digits = rounded.unscaledValue().abs().toString();
    String fraction = digits.length() == 1 ? "" : "." + digits.substring(1);
    String sign = rounded.signum() < 0 ? "-" : "";
    String exponentSign = exponent < 0 ? "-" : "+";
    int magnitude = Math.abs(exponent);
    return sign
        + digits.charAt(0)
        + fraction
        + "e"
        + exponentSign
        + (magnitude < 10 ? "0" : "")
        + magnitude;
  }
}
