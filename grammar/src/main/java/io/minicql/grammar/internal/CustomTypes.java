package io.minicql.grammar.internal;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Checks types that are written as Java class names, such as {@code
 * 'org.apache.cassandra.db.marshal.Int32Type'}, where the package may be left out. Cassandra loads
 * the class while it parses; here the classes that it ships are known by name. No name at all is
 * fine with it.
 */
final class CustomTypes {
  private static final String PACKAGE = "org.apache.cassandra.db.marshal.";

  /** Types that take no parameters and ignore what stands in brackets. */
  private static final Set<String> PLAIN =
      Set.of(
          "AsciiType",
          "BooleanType",
          "ByteType",
          "BytesType",
          "CounterColumnType",
          "DateType",
          "DecimalType",
          "DoubleType",
          "DurationType",
          "DynamicCompositeType",
          "EmptyType",
          "FloatType",
          "InetAddressType",
          "Int32Type",
          "IntegerType",
          "LegacyTimeUUIDType",
          "LexicalUUIDType",
          "LongType",
          "ShortType",
          "SimpleDateType",
          "TimeType",
          "TimeUUIDType",
          "TimestampType",
          "UTF8Type",
          "UUIDType");

  /** How many parameters the others take; -1 is any number. */
  private static final Map<String, Integer> PARAMETERS =
      Map.of(
          "FrozenType", 1,
          "ListType", 1,
          "SetType", 1,
          "ReversedType", 1,
          "MapType", 2,
          "VectorType", 2,
          "TupleType", -1,
          "CompositeType", -1,
          "UserType", -1);

  private CustomTypes() {}

  /** The class name with its package. */
  static String qualified(String written) {
    return written.indexOf('.') < 0 ? PACKAGE + written : written;
  }

  /** What is wrong with the type; null where nothing is. */
  static @Nullable String problem(String written) {
    return new Scanner(written).problem();
  }

  private static boolean isNameChar(char c) {
    return (c >= '0' && c <= '9')
        || (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || "-+._&".indexOf(c) >= 0;
  }

  /** Reads {@code Name} or {@code Name(parameter, ...)}; what follows it is ignored. */
  private static final class Scanner {
    private final String text;
    private int at;

    Scanner(String text) {
      this.text = text;
    }

    @Nullable String problem() {
      String name = name();
      if (name.isEmpty()) {
        return null;
      }
      String simple = name.startsWith(PACKAGE) ? name.substring(PACKAGE.length()) : name;
      Integer wanted = PARAMETERS.get(simple);
      if (wanted == null) {
        return PLAIN.contains(simple)
            ? null
            : "Unable to find abstract-type class '" + qualified(name) + "'";
      }
      int count = simple.equals("UserType") ? skipFields() : parameters();
      boolean isFitting = wanted == -1 ? count >= 0 : count == wanted;
      return isFitting ? null : "Invalid definition for comparator " + PACKAGE + simple + ".";
    }

    private String name() {
      skipBlanks();
      int begin = at;
      while (at < text.length() && isNameChar(text.charAt(at))) {
        at++;
      }
      return text.substring(begin, at);
    }

    /** The number of parameters in brackets, -1 where one of them is wrong. */
    private int parameters() {
      skipBlanks();
      if (at == text.length() || text.charAt(at) != '(') {
        return 0;
      }
      at++;
      int count = 0;
      while (true) {
        if (!isInteger() && problem() != null) {
          return -1;
        }
        count++;
        skipBlanks();
        if (at == text.length()) {
          return -1;
        }
        char c = text.charAt(at++);
        if (c == ')') {
          return count;
        }
        if (c != ',') {
          return -1;
        }
      }
    }

    private boolean isInteger() {
      int begin = at;
      String word = name();
      if (!word.isEmpty() && word.chars().allMatch(c -> c >= '0' && c <= '9')) {
        return true;
      }
      at = begin;
      return false;
    }

    private int skipFields() {
      int close = text.lastIndexOf(')');
      boolean isThere = at < text.length() && text.charAt(at) == '(' && close > at + 1;
      at = text.length();
      return isThere ? 1 : -1;
    }

    private void skipBlanks() {
      while (at < text.length() && " \t\n".indexOf(text.charAt(at)) >= 0) {
        at++;
      }
    }
  }
}
