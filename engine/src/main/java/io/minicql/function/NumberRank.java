package io.minicql.function;

import io.minicql.type.NativeType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;

/** The types of numbers, and which of them two numbers meet in. */
final class NumberRank {
  /** All of them in the order in which Cassandra's error texts are known to list some. */
  static final List<NativeType> NUMBERS =
      List.of(
          NativeType.TINYINT,
          NativeType.SMALLINT,
          NativeType.INT,
          NativeType.BIGINT,
          NativeType.FLOAT,
          NativeType.DOUBLE,
          NativeType.VARINT,
          NativeType.DECIMAL,
          NativeType.COUNTER);

  private static final int UNBOUNDED = 16;

  private NumberRank() {}

  /** The type of an operation: floating if one of both is, as wide as the wider. */
  static NativeType common(NativeType left, NativeType right) {
    int width = Math.max(width(left), width(right));
    if (isFloating(left) || isFloating(right)) {
      return width <= Float.BYTES
          ? NativeType.FLOAT
          : width <= Double.BYTES ? NativeType.DOUBLE : NativeType.DECIMAL;
    }
    return switch (width) {
      case 1 -> NativeType.TINYINT;
      case 2 -> NativeType.SMALLINT;
      case 4 -> NativeType.INT;
      case 8 -> NativeType.BIGINT;
      default -> NativeType.VARINT;
    };
  }

  private static boolean isFloating(NativeType type) {
    return type == NativeType.FLOAT || type == NativeType.DOUBLE || type == NativeType.DECIMAL;
  }

  private static int width(NativeType type) {
    return switch (type) {
      case TINYINT -> 1;
      case SMALLINT -> 2;
      case INT, FLOAT -> 4;
      case BIGINT, COUNTER, DOUBLE -> 8;
      default -> UNBOUNDED;
    };
  }

  /**
   * A number as the class of another type; what does not fit is cut as Java cuts it.
   *
   * @throws NumberFormatException for NaN and infinities as a decimal
   */
  static Number convert(Number value, NativeType target) {
    return switch (target) {
      case TINYINT -> value.byteValue();
      case SMALLINT -> value.shortValue();
      case INT -> value.intValue();
      case BIGINT, COUNTER -> value.longValue();
      case FLOAT -> value.floatValue();
      case DOUBLE -> value.doubleValue();
      case VARINT -> toVarint(value);
      case DECIMAL -> toDecimal(value);
      default -> throw new IllegalArgumentException("not a number: " + target);
    };
  }

  private static BigInteger toVarint(Number value) {
    if (value instanceof BigInteger integer) {
      return integer;
    }
    return value instanceof BigDecimal decimal
        ? decimal.toBigInteger()
        : BigInteger.valueOf(value.longValue());
  }

  private static BigDecimal toDecimal(Number value) {
    if (value instanceof BigDecimal decimal) {
      return decimal;
    }
    if (value instanceof BigInteger integer) {
      return new BigDecimal(integer);
    }
    return value instanceof Float || value instanceof Double
        ? new BigDecimal(value.toString())
        : BigDecimal.valueOf(value.longValue());
  }
}
