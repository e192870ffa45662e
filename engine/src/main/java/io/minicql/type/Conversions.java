package io.minicql.type;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Shared parts of {@code encode}: whole numbers of any class and the errors for objects that do not
 * fit.
 */
final class Conversions {
  private static final int MAX_SHOWN_CHARS = 100;

  private Conversions() {}

  static CqlTypeException wrongClass(CqlType type, Object value) {
    return new CqlTypeException(
        "Expected "
            + type.javaClass().getSimpleName()
            + " for type "
            + type.cql()
            + ", but got "
            + value.getClass().getName()
            + " "
            + shown(value));
  }

  static CqlTypeException outOfRange(CqlType type, Object value) {
    return new CqlTypeException(
        "Value " + shown(value) + " is out of range for type " + type.cql());
  }

  /** A whole number between the limits. */
  static long toLong(CqlType type, Object value, long min, long max) {
    long number;
    if (value instanceof Long
        || value instanceof Integer
        || value instanceof Short
        || value instanceof Byte) {
      number = ((Number) value).longValue();
    } else if (value instanceof BigInteger big) {
      if (big.bitLength() >= Long.SIZE) {
        throw outOfRange(type, value);
      }
      number = big.longValue();
    } else {
      throw wrongClass(type, value);
    }
    if (number < min || number > max) {
      throw outOfRange(type, value);
    }
    return number;
  }

  static BigInteger toBigInteger(CqlType type, Object value) {
    return value instanceof BigInteger big
        ? big
        : BigInteger.valueOf(toLong(type, value, Long.MIN_VALUE, Long.MAX_VALUE));
  }

  static BigDecimal toBigDecimal(CqlType type, Object value) {
    if (value instanceof BigDecimal decimal) {
      return decimal;
    }
    if (value instanceof Double || value instanceof Float) {
      double number = ((Number) value).doubleValue();
      if (Double.isNaN(number) || Double.isInfinite(number)) {
        throw outOfRange(type, value);
      }
      return new BigDecimal(value.toString());
    }
    return new BigDecimal(toBigInteger(type, value));
  }

  private static String shown(Object value) {
    String text = String.valueOf(value);
    return text.length() <= MAX_SHOWN_CHARS ? text : text.substring(0, MAX_SHOWN_CHARS) + "...";
  }
}
