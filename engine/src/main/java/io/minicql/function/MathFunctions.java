package io.minicql.function;

import io.minicql.type.NativeType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.function.UnaryOperator;

/**
 * {@code abs}, {@code exp}, {@code log}, {@code log10} and {@code round}, in the argument's type.
 */
final class MathFunctions {
  private MathFunctions() {}

  static void addTo(FunctionCatalog catalog) {
    for (NativeType type : NumberRank.NUMBERS) {
      add(catalog, "abs", type, value -> abs(type, value));
      add(catalog, "round", type, value -> round(type, value));
      add(catalog, "exp", type, of(type, Math::exp, DecimalMath::exp));
      add(catalog, "log", type, of(type, Math::log, DecimalMath::log));
      add(catalog, "log10", type, of(type, Math::log10, DecimalMath::log10));
    }
  }

  private static void add(
      FunctionCatalog catalog, String name, NativeType type, UnaryOperator<Number> body) {
    catalog.add(
        NativeScalar.strict(
            name, List.of(type), type, arguments -> body.apply((Number) arguments[0])));
  }

  /** A function of doubles for the bounded types, of decimals for the unbounded ones. */
  private static UnaryOperator<Number> of(
      NativeType type, DoubleUnaryOperator bounded, UnaryOperator<BigDecimal> unbounded) {
    boolean isUnbounded = type == NativeType.VARINT || type == NativeType.DECIMAL;
    return value ->
        NumberRank.convert(
            isUnbounded
                ? unbounded.apply((BigDecimal) NumberRank.convert(value, NativeType.DECIMAL))
                : (Number) bounded.applyAsDouble(value.doubleValue()),
            type);
  }

  private static Number abs(NativeType type, Number value) {
    return switch (type) {
      case TINYINT -> (byte) Math.abs(value.intValue());
      case SMALLINT -> (short) Math.abs(value.intValue());
      case INT -> Math.abs(value.intValue());
      case BIGINT, COUNTER -> Math.abs(value.longValue());
      case FLOAT -> Math.abs(value.floatValue());
      case DOUBLE -> Math.abs(value.doubleValue());
      case VARINT -> ((BigInteger) value).abs();
      default -> ((BigDecimal) value).abs();
    };
  }

  private static Number round(NativeType type, Number value) {
    return switch (type) {
      case FLOAT -> (float) Math.round(value.floatValue());
      case DOUBLE -> (double) Math.round(value.doubleValue());
      case DECIMAL -> ((BigDecimal) value).setScale(0, RoundingMode.HALF_UP);
      default -> value;
    };
  }
}
