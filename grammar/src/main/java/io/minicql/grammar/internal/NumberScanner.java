package io.minicql.grammar.internal;

/**
 * Tells apart the tokens that begin with a digit, and the names that are none: integers, floats,
 * hexadecimal numbers, durations and UUIDs.
 *
 * <p>The longest token wins, but as Cassandra's lexer decides by the first chars and never goes
 * back, some beginnings are bad: {@code 1n} must become nanoseconds and {@code 12a} a UUID. A range
 * after an integer belongs to neither: {@code 1..2} are three tokens.
 *
 * <p>Not thread-safe: the end of the token found last is kept for the caller.
 */
final class NumberScanner implements GeneratedParserConstants {
  private static final int UUID_HEAD_CHARS = 8;

  private int end;

  /** The offset after the token found last. */
  int end() {
    return end;
  }

  /** The kind of the token that begins with a digit, or with a minus and a digit. */
  int number(String text, int begin) {
    boolean isNegative = text.charAt(begin) == '-';
    int digitsEnd = digitsEnd(text, isNegative ? begin + 1 : begin);
    if (!isNegative && Shapes.isUuidHead(text, begin)) {
      int kind = uuidOrBad(text, begin);
      // Seven digits, an e and a minus: the float is longer than what only begins like a UUID.
      boolean isLongFloat = digitsEnd == begin + UUID_HEAD_CHARS - 1 && isExponent(text, digitsEnd);
      if (kind == UUID || !isLongFloat) {
        return kind;
      }
    }
    char next = charAt(text, digitsEnd);
    if (!isNegative
        && (next | 0x20) == 'x'
        && digitsEnd == begin + 1
        && text.charAt(begin) == '0') {
      return found(HEXNUMBER, Shapes.hexEnd(text, digitsEnd + 1));
    }
    if (next == '.') {
      return fraction(text, digitsEnd);
    }
    if ((next | 0x20) == 'e') {
      return exponent(text, digitsEnd);
    }
    if (Shapes.isUnitStart(next)) {
      return duration(text, digitsEnd);
    }
    boolean isUuidDigit = !isNegative && Shapes.isHexDigit(next);
    return isUuidDigit ? found(BAD_NUMBER, digitsEnd + 1) : found(INTEGER, digitsEnd);
  }

  /** The kind of a word of letters, digits and underscores: a name, a duration or a UUID. */
  int word(String text, int begin, int wordEnd) {
    if (wordEnd - begin == UUID_HEAD_CHARS && Shapes.isUuidHead(text, begin)) {
      return uuidOrBad(text, begin);
    }
    if (text.charAt(begin) == 'P') {
      int durationEnd = Shapes.isoDurationEnd(text, begin + 1, wordEnd);
      if (durationEnd >= 0) {
        return found(DURATION, durationEnd);
      }
    }
    return found(IDENT, wordEnd);
  }

  /** The kind of a minus and a letter that can only begin a negative duration. */
  int signed(String text, int begin) {
    if (text.charAt(begin + 1) == 'P') {
      int durationEnd = Shapes.isoDurationEnd(text, begin + 2, Shapes.wordEnd(text, begin + 2));
      if (durationEnd >= 0) {
        return found(DURATION, durationEnd);
      }
    }
    return found(BAD_SIGN, begin + 2);
  }

  private int found(int kind, int newEnd) {
    end = newEnd;
    return kind;
  }

  private int uuidOrBad(String text, int begin) {
    int uuidEnd = Shapes.uuidEnd(text, begin);
    return uuidEnd >= 0 ? found(UUID, uuidEnd) : found(BAD_UUID, begin + UUID_HEAD_CHARS + 1);
  }

  private int fraction(String text, int point) {
    if (charAt(text, point + 1) == '.') {
      return charAt(text, point + 2) == '.' ? found(FLOAT, point + 1) : found(INTEGER, point);
    }
    int fractionEnd = digitsEnd(text, point + 1);
    return (charAt(text, fractionEnd) | 0x20) == 'e'
        ? exponent(text, fractionEnd)
        : found(FLOAT, fractionEnd);
  }

  private int exponent(String text, int e) {
    return isExponent(text, e)
        ? found(FLOAT, digitsEnd(text, e + 1 + signChars(text, e + 1)))
        : found(BAD_NUMBER, e + 1);
  }

  private static boolean isExponent(String text, int e) {
    return (charAt(text, e) | 0x20) == 'e'
        && Shapes.isDigit(charAt(text, e + 1 + signChars(text, e + 1)));
  }

  private static int signChars(String text, int at) {
    char c = charAt(text, at);
    return c == '+' || c == '-' ? 1 : 0;
  }

  /** {@code 1h30m}: numbers and units in any order, read from the first unit. */
  private int duration(String text, int firstUnit) {
    int at = firstUnit;
    while (true) {
      int unitEnd = Shapes.unitEnd(text, at);
      if (unitEnd < 0) {
        return found(at == firstUnit ? BAD_NUMBER : BAD_DURATION, at + 1);
      }
      int next = digitsEnd(text, unitEnd);
      if (next == unitEnd) {
        return found(DURATION, unitEnd);
      }
      if (!Shapes.isUnitStart(charAt(text, next))) {
        return found(BAD_DURATION, next);
      }
      at = next;
    }
  }

  private static int digitsEnd(String text, int begin) {
    int at = begin;
    while (Shapes.isDigit(charAt(text, at))) {
      at++;
    }
    return at;
  }

  /** The char at a place, a zero after the end. */
  private static char charAt(String text, int at) {
    return at < text.length() ? text.charAt(at) : 0;
  }
}
