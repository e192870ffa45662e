package io.minicql.function;

import io.minicql.grammar.ast.ArithmeticOperator;
import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;

/** The operators between numbers and between texts, and the unary minus. Integers wrap. */
final class ArithmeticFunctions {
  private static final int DECIMAL_DIGITS_MIN = 32;
  private static final int DECIMAL_SCALE_MAX = 1000;

  private ArithmeticFunctions() {}

  static void addTo(FunctionCatalog catalog) {
    for (ArithmeticOperator operator : ArithmeticOperator.values()) {
      for (NativeType left : NumberRank.NUMBERS) {
        for (NativeType right : NumberRank.NUMBERS) {
          catalog.add(operation(operator, left, right));
        }
      }
    }
    for (NativeType left : List.of(NativeType.TEXT, NativeType.ASCII)) {
      for (NativeType right : List.of(NativeType.TEXT, NativeType.ASCII)) {
        catalog.add(concatenation(left, right));
      }
    }
    for (NativeType type : NumberRank.NUMBERS) {
      catalog.add(
          NativeScalar.strict(
              FunctionNames.NEGATION,
              List.of(type),
              type,
              arguments -> negate(type, (Number) arguments[0])));
    }
  }

  private static NativeScalar operation(
      ArithmeticOperator operator, NativeType left, NativeType right) {
    String name = FunctionNames.ofOperator(operator);
    NativeType type = NumberRank.common(left, right);
    List<CqlType> types = List.of(left, right);
    return NativeScalar.strict(
        name,
        types,
        type,
        arguments -> {
          try {
            return compute(operator, type, (Number) arguments[0], (Number) arguments[1]);
          } catch (ArithmeticException e) {
            throw FunctionFailures.operation(operator.symbol(), name, types, e);
          }
        });
  }

  private static NativeScalar concatenation(NativeType left, NativeType right) {
    NativeType type = left == right ? left : NativeType.TEXT;
    return NativeScalar.strict(
        FunctionNames.ofOperator(ArithmeticOperator.ADD),
        List.of(left, right),
        type,
        arguments -> arguments[0].toString() + arguments[1]);
  }

  private static Object compute(
      ArithmeticOperator operator, NativeType type, Number left, Number right) {
    return switch (type) {
      case TINYINT -> (byte) ofInts(operator, left.intValue(), right.intValue());
      case SMALLINT -> (short) ofInts(operator, left.intValue(), right.intValue());
      case INT -> ofInts(operator, left.intValue(), right.intValue());
      case BIGINT -> ofLongs(operator, left.longValue(), right.longValue());
      case FLOAT -> ofFloats(operator, left.floatValue(), right.floatValue());
      case DOUBLE -> ofDoubles(operator, left.doubleValue(), right.doubleValue());
      case VARINT ->
          ofVarints(operator, (BigInteger) exact(left, type), (BigInteger) exact(right, type));
      default ->
          ofDecimals(operator, (BigDecimal) exact(left, type), (BigDecimal) exact(right, type));
    };
  }

  /** A number as a varint or decimal; NaN and infinities have none. */
  private static Number exact(Number value, NativeType type) {
    if ((value instanceof Double || value instanceof Float)
        && !Double.isFinite(value.doubleValue())) {
      throw new ArithmeticException("Infinite or NaN");
    }
    return NumberRank.convert(value, type);
  }

  private static int ofInts(ArithmeticOperator operator, int left, int right) {
    return switch (operator) {
      case ADD -> left + right;
      case SUBTRACT -> left - right;
      case MULTIPLY -> left * right;
      case DIVIDE -> left / right;
      case MODULO -> left % right;
    };
  }

  private static long ofLongs(ArithmeticOperator operator, long left, long right) {
    return switch (operator) {
      case ADD -> left + right;
      case SUBTRACT -> left - right;
      case MULTIPLY -> left * right;
      case DIVIDE -> left / right;
      case MODULO -> left % right;
    };
  }

  private static float ofFloats(ArithmeticOperator operator, float left, float right) {
    return switch (operator) {
      case ADD -> left + right;
      case SUBTRACT -> left - right;
      case MULTIPLY -> left * right;
      case DIVIDE -> left / right;
      case MODULO -> left % right;
    };
  }

  private static double ofDoubles(ArithmeticOperator operator, double left, double right) {
    return switch (operator) {
      case ADD -> left + right;
      case SUBTRACT -> left - right;
      case MULTIPLY -> left * right;
      case DIVIDE -> left / right;
      case MODULO -> left % right;
    };
  }

  private static BigInteger ofVarints(
      ArithmeticOperator operator, BigInteger left, BigInteger right) {
    return switch (operator) {
      case ADD -> left.add(right);
      case SUBTRACT -> left.subtract(right);
      case MULTIPLY -> left.multiply(right);
      case DIVIDE -> left.divide(right);
      case MODULO -> left.remainder(right);
    };
  }

  private static BigDecimal ofDecimals(
      ArithmeticOperator operator, BigDecimal left, BigDecimal right) {
    return switch (operator) {
      case ADD -> left.add(right);
      case SUBTRACT -> left.subtract(right);
      case MULTIPLY -> left.multiply(right);
      case DIVIDE -> divide(left, right);
      case MODULO -> left.remainder(right);
    };
  }

  /** At least 32 significant digits and 32 after the point, no more than 1000 after it. */
  private static BigDecimal divide(BigDecimal left, BigDecimal right) {
    int firstDigit = (left.precision() - left.scale()) - (right.precision() - right.scale());
    int scale = Math.max(DECIMAL_DIGITS_MIN - firstDigit, DECIMAL_DIGITS_MIN);
    scale = Math.max(scale, Math.max(left.scale(), right.scale()));
    return left.divide(right, Math.min(scale, DECIMAL_SCALE_MAX), RoundingMode.HALF_UP)
        .stripTrailingZeros();
  }

  private static Object negate(NativeType type, Number value) {
    return switch (type) {
      case TINYINT -> (byte) -value.byteValue();
      case SMALLINT -> (short) -value.shortValue();
      case INT -> -value.intValue();
      case BIGINT, COUNTER -> -value.longValue();
      case FLOAT -> -value.floatValue();
      case DOUBLE -> -value.doubleValue();
      case VARINT -> ((BigInteger) value).negate();
      default -> ((BigDecimal) value).negate();
    };
  }
}
