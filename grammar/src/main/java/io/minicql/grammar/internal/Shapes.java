package io.minicql.grammar.internal;

/** Shapes of UUIDs and durations in a text. Ends are offsets, -1 where the shape does not fit. */
final class Shapes {
  private static final String UUID = "hhhhhhhh-hhhh-hhhh-hhhh-hhhhhhhhhhhh";
  private static final String UUID_HEAD = "hhhhhhhh-";
  private static final String DATE_AND_TIME = "dddd-dd-ddTdd:dd:dd";

  private Shapes() {}

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  static boolean isHexDigit(char c) {
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
  }

  static boolean isUuidHead(String text, int begin) {
    return end(text, begin, UUID_HEAD) >= 0;
  }

  static int uuidEnd(String text, int begin) {
    return end(text, begin, UUID);
  }

  /** The offset of the first char from which the text is no UUID, and what should stand there. */
  static Misfit uuidMisfit(String text, int begin) {
    int at = 0;
    while (at < UUID.length()) {
      char wanted = UUID.charAt(at);
      char c = begin + at < text.length() ? text.charAt(begin + at) : 0;
      if (wanted == '-' ? c != '-' : !isHexDigit(c)) {
        return new Misfit(begin + at, wanted == '-');
      }
      at++;
    }
    throw new IllegalArgumentException("a UUID at " + begin);
  }

  /** Where a UUID fails: at a hyphen or at a digit. */
  record Misfit(int offset, boolean isHyphen) {}

  static int hexEnd(String text, int begin) {
    int at = begin;
    while (at < text.length() && isHexDigit(text.charAt(at))) {
      at++;
    }
    return at;
  }

  static int wordEnd(String text, int begin) {
    int at = begin;
    while (at < text.length() && isWordChar(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean isWordChar(char c) {
    return isDigit(c) || c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  /** Whether a char begins a unit of a duration: y, mo, w, d, h, m, s, ms, us, ns, in any case. */
  static boolean isUnitStart(char c) {
    return "ymwdhsunYMWDHSUN\u00B5".indexOf(c) >= 0;
  }

  /** The end of the unit that begins here. */
  static int unitEnd(String text, int begin) {
    char second = begin + 1 < text.length() ? (char) (text.charAt(begin + 1) | 0x20) : 0;
    return switch (text.charAt(begin)) {
      case 'm', 'M' -> second == 'o' || second == 's' ? begin + 2 : begin + 1;
      case 'u', 'U', 'n', 'N', '\u00B5' -> second == 's' ? begin + 2 : -1;
      default -> begin + 1;
    };
  }

  /**
   * The end of an ISO duration, given what stands between its P and the word's end. Forms: {@code
   * P1Y2M3DT4H5M6S} (any parts, in this order), {@code P1W}, {@code P0001-02-03T04:05:06}.
   */
  static int isoDurationEnd(String text, int begin, int wordEnd) {
    if (wordEnd < text.length() && text.charAt(wordEnd) == '-') {
      int dateEnd = end(text, begin, DATE_AND_TIME);
      if (dateEnd >= 0) {
        return dateEnd;
      }
    }
    int time = text.indexOf('T', begin);
    boolean hasTime = time >= 0 && time < wordEnd;
    int dateEnd = hasTime ? time : wordEnd;
    int parts = parts(text, begin, dateEnd, "YMD");
    if (!hasTime) {
      return parts > 0 || parts(text, begin, dateEnd, "W") == 1 ? wordEnd : -1;
    }
    return parts >= 0 && parts(text, time + 1, wordEnd, "HMS") > 0 ? wordEnd : -1;
  }

  /** The number of parts such as {@code 12M} whose units come in the order given; -1 if not so. */
  private static int parts(String text, int begin, int end, String units) {
    int count = 0;
    int next = 0;
    boolean hasDigits = false;
    for (int i = begin; i < end; i++) {
      char c = text.charAt(i);
      if (isDigit(c)) {
        hasDigits = true;
        continue;
      }
      next = units.indexOf(c, next) + 1;
      if (next == 0 || !hasDigits) {
        return -1;
      }
      count++;
      hasDigits = false;
    }
    return hasDigits ? -1 : count;
  }

  /** The end of a text of the shape: h is a hexadecimal digit, d a digit, others are themselves. */
  private static int end(String text, int begin, String shape) {
    int end = begin + shape.length();
    if (end > text.length()) {
      return -1;
    }
    for (int i = 0; i < shape.length(); i++) {
      char c = text.charAt(begin + i);
      boolean isFitting =
          switch (shape.charAt(i)) {
            case 'h' -> isHexDigit(c);
            case 'd' -> isDigit(c);
            default -> c == shape.charAt(i);
          };
      if (!isFitting) {
        return -1;
      }
    }
    return end;
  }
}
