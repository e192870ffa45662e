package io.minicql.tck.value;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.function.Predicate;

/**
 * The shortest decimal that reads back as the same number. {@link Double#toString} gives other
 * digits before Java 19 than after it, and scripts must read the same on both.
 */
final class FloatText {
  private FloatText() {}

  static String of(double value) {
    if (Double.isNaN(value) || Double.isInfinite(value) || value == 0) {
      return Double.toString(value);
    }
    return shortest(value, text -> Double.parseDouble(text) == value);
  }

  static String of(float value) {
    if (Float.isNaN(value) || Float.isInfinite(value) || value == 0) {
      return Float.toString(value);
    }
    return shortest(value, text -> Float.parseFloat(text) == value);
  }

  private static String shortest(double value, Predicate<String> readsBack) {
    BigDecimal exact = new BigDecimal(value);
    int digits = 1;
    BigDecimal rounded = exact.round(new MathContext(digits));
    while (!readsBack.test(rounded.toString())) {
      rounded = exact.round(new MathContext(++digits));
    }
    return format(rounded.stripTrailingZeros());
  }

  private static String format(BigDecimal value) {
    int exponent = value.precision() - value.scale() - 1;
    if (exponent >= -4 && exponent < 16) {
      String plain = value.toPlainString();
      return plain.indexOf('.') < 0 ? plain + ".0" : plain;
    }
    String mantissa = value.movePointLeft(exponent).toPlainString();
    return (mantissa.indexOf('.') < 0 ? mantissa + ".0" : mantissa) + "E" + exponent;
  }
}
