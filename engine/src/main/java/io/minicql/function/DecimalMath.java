package io.minicql.function;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/** Exponential and logarithms of decimals to 32 significant digits, by their series. */
final class DecimalMath {
  private static final MathContext RESULT = new MathContext(32, RoundingMode.HALF_UP);
  private static final MathContext INNER = new MathContext(60, RoundingMode.HALF_EVEN);

  /** Exponents beyond this give numbers that no scale can hold. */
  private static final BigDecimal EXPONENT_MAX = new BigDecimal(1_000_000);

  private static final BigDecimal TWO = BigDecimal.valueOf(2);
  private static final BigDecimal LN_10 =
      lnNearOne(new BigDecimal("1.25"), 0)
          .add(lnNearOne(TWO, 0).multiply(BigDecimal.valueOf(3)), INNER);

  private DecimalMath() {}

  static BigDecimal exp(BigDecimal x) {
    if (x.abs().compareTo(EXPONENT_MAX) > 0) {
      throw new ArithmeticException("Overflow");
    }
    // e^x = (e^(x / 2^k))^(2^k), with a small argument for the series.
    int halvings = Math.max(0, (int) (x.unscaledValue().bitLength() - x.scale() * 3.32) + 8);
    BigDecimal small = x.divide(new BigDecimal(BigInteger.ONE.shiftLeft(halvings)), INNER);
    MathContext wide = new MathContext(INNER.getPrecision() + halvings, RoundingMode.HALF_EVEN);
    BigDecimal term = BigDecimal.ONE;
    BigDecimal sum = BigDecimal.ONE;
    for (int n = 1; term.signum() != 0 && magnitude(term) > -wide.getPrecision(); n++) {
      term = term.multiply(small, wide).divide(BigDecimal.valueOf(n), wide);
      sum = sum.add(term, wide);
    }
    for (int i = 0; i < halvings; i++) {
      sum = sum.multiply(sum, wide);
    }
    return sum.round(RESULT);
  }

  static BigDecimal log(BigDecimal x) {
    return naturalLog(x).round(RESULT);
  }

  static BigDecimal log10(BigDecimal x) {
    if (x.signum() <= 0) {
      throw new ArithmeticException("Base 10 log of number zero or less");
    }
    return naturalLog(x).divide(LN_10, INNER).round(RESULT);
  }

  private static BigDecimal naturalLog(BigDecimal x) {
    if (x.signum() <= 0) {
      throw new ArithmeticException("Natural log of number zero or less");
    }
    // x = m * 10^k with m in [1, 10)
    int tens = x.precision() - x.scale() - 1;
    BigDecimal mantissa = x.scaleByPowerOfTen(-tens);
    return lnNearOne(mantissa, 0).add(LN_10.multiply(BigDecimal.valueOf(tens)), INNER);
  }

  /** ln of 1 to 10: halved by square roots until the series of artanh converges fast. */
  private static BigDecimal lnNearOne(BigDecimal x, int roots) {
    if (x.subtract(BigDecimal.ONE).abs().compareTo(new BigDecimal("0.1")) > 0) {
      return lnNearOne(x.sqrt(INNER), roots + 1);
    }
    BigDecimal ratio = x.subtract(BigDecimal.ONE).divide(x.add(BigDecimal.ONE), INNER);
    BigDecimal square = ratio.multiply(ratio, INNER);
    BigDecimal power = ratio;
    BigDecimal sum = ratio;
    for (int n = 3; power.signum() != 0 && magnitude(power) > -INNER.getPrecision(); n += 2) {
      power = power.multiply(square, INNER);
      sum = sum.add(power.divide(BigDecimal.valueOf(n), INNER), INNER);
    }
    return sum.multiply(TWO.pow(roots + 1), INNER);
  }

  private static int magnitude(BigDecimal x) {
    return x.precision() - x.scale();
  }
}
