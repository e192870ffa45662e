package io.minicql.json;

import java.math.BigInteger;

/** Numbers of JSON. */
final class JsonNumbers {
  static final int INTEGER_DIGITS_MAX = 1000;

  /** Digits before and after the point and of the exponent. */
  static final int FRACTION_DIGITS_MAX = 1001;

  /** So many digits always fit a long. */
  private static final int LONG_CHARS = 18;

  private JsonNumbers() {}

  /** Reads a number whose first digit or sign comes next. */
  static Number read(Cursor cursor) {
    int start = cursor.position();
    boolean negative = cursor.skip('-');
    int digits = readInteger(cursor);
    boolean hasFraction = cursor.skip('.');
    if (hasFraction) {
      digits += requireDigits(cursor);
    }
    boolean hasExponent = cursor.skip('e') || cursor.skip('E');
    if (hasExponent) {
      if (!cursor.skip('+')) {
        cursor.skip('-');
      }
      digits += requireDigits(cursor);
    }
    boolean isInteger = !hasFraction && !hasExponent;
    int limit = isInteger ? INTEGER_DIGITS_MAX : FRACTION_DIGITS_MAX;
    if (digits > limit) {
      throw cursor.error("a number of more than " + limit + " digits");
    }
    String text = cursor.since(start);
    return isInteger
        ? integer(text, digits + (negative ? 1 : 0))
        : (Number) Double.parseDouble(text);
  }

  private static int readInteger(Cursor cursor) {
    if (cursor.skip('0')) {
      if (Cursor.isDigit(cursor.peek())) {
        throw cursor.error("a number must not begin with zeros");
      }
      return 1;
    }
    return requireDigits(cursor);
  }

  private static int requireDigits(Cursor cursor) {
    int digits = cursor.skipDigits();
    if (digits == 0) {
      throw cursor.unexpected("a digit");
    }
    return digits;
  }

  private static Number integer(String text, int length) {
    if (length > LONG_CHARS) {
      BigInteger value = new BigInteger(text);
      return value.bitLength() < Long.SIZE ? (Number) value.longValue() : value;
    }
    long value = Long.parseLong(text);
    return value == (int) value ? (Number) (int) value : (Number) value;
  }
}
