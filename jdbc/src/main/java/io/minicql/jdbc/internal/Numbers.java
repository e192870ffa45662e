package io.minicql.jdbc.internal;

import io.minicql.type.CqlType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.SQLException;

/** Conversions between numbers, with range checks. */
final class Numbers {
  private Numbers() {}

  /** A number as a long between two bounds; a fraction is cut off, as JDBC's getters do. */
  static long toLong(Number value, long min, long max) throws SQLException {
    long whole;
    if (value instanceof BigInteger || value instanceof BigDecimal || isFloating(value)) {
      BigInteger integer = toBigDecimal(value).toBigInteger();
      if (integer.bitLength() > 63) {
        throw SqlErrors.outOfRange(value, Long.class);
      }
      whole = integer.longValue();
    } else {
      whole = value.longValue();
    }
    if (whole < min || whole > max) {
      throw SqlErrors.outOfRange(value, classOf(max));
    }
    return whole;
  }

  /** Any finite number exactly. */
  static BigDecimal toBigDecimal(Number value) throws SQLException {
    if (value instanceof BigDecimal decimal) {
      return decimal;
    }
    if (value instanceof BigInteger integer) {
      return new BigDecimal(integer);
    }
    if (!isFloating(value)) {
      return BigDecimal.valueOf(value.longValue());
    }
    if (!Double.isFinite(value.doubleValue())) {
      throw SqlErrors.outOfRange(value, BigDecimal.class);
    }
    return new BigDecimal(value.toString());
  }

  /** Whether a class is one of whole numbers. */
  static boolean isWhole(Class<?> numbers) {
    return Number.class.isAssignableFrom(numbers)
        && numbers != Float.class
        && numbers != Double.class
        && numbers != BigDecimal.class;
  }

  /** Refuses to write a fraction, or no number at all, where only whole numbers are kept. */
  static void requireWhole(Number value, CqlType type) throws SQLException {
    boolean floating = value instanceof BigDecimal || isFloating(value);
    boolean isFinite = !isFloating(value) || Double.isFinite(value.doubleValue());
    if (!isFinite || (floating && toBigDecimal(value).stripTrailingZeros().scale() > 0)) {
      throw SqlErrors.conversion("Not a value for " + type.cql() + ": " + value);
    }
  }

  private static boolean isFloating(Number value) {
    return value instanceof Double || value instanceof Float;
  }

  private static Class<?> classOf(long max) {
    if (max == Byte.MAX_VALUE) {
      return Byte.class;
    }
    if (max == Short.MAX_VALUE) {
      return Short.class;
    }
    return max == Integer.MAX_VALUE ? Integer.class : Long.class;
  }
}
