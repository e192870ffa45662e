package io.minicql.tck.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * Reads a type from its name in CQL, such as {@code map<text, frozen<address>>}. Frozen is passed
 * over, because values look the same.
 */
public final class TypeNameParser {
  private static final String END = "<>, ";

  private final String text;
  private final Function<String, UserType> userTypes;
  private int at;

  private TypeNameParser(String text, Function<String, UserType> userTypes) {
    this.text = text;
    this.userTypes = userTypes;
  }

  /**
   * Reads a type.
   *
   * @param userTypes finds a user type by its name, quotes and keyspace included where the text has
   *     them
   */
  public static ValueType parse(String text, Function<String, UserType> userTypes) {
    return new TypeNameParser(text, userTypes).type();
  }

  private ValueType type() {
    String word = word();
    return switch (word) {
      case "frozen" -> arguments().get(0);
      case "list" -> new ListType(arguments().get(0));
      case "set" -> new SetType(arguments().get(0));
      case "map" -> {
        List<ValueType> arguments = arguments();
        yield new MapType(arguments.get(0), arguments.get(1));
      }
      case "tuple" -> new TupleType(arguments());
      case "vector" -> vector();
      default -> named(word);
    };
  }

  private ValueType named(String word) {
    for (SimpleType type : SimpleType.values()) {
      if (type.name().toLowerCase(Locale.ROOT).equals(word)) {
        return type;
      }
    }
    return userTypes.apply(word);
  }

  private List<ValueType> arguments() {
    List<ValueType> arguments = new ArrayList<>();
    expect('<');
    do {
      arguments.add(type());
    } while (take(','));
    expect('>');
    return arguments;
  }

  private ValueType vector() {
    expect('<');
    ValueType element = type();
    expect(',');
    int dimension = Integer.parseInt(word());
    expect('>');
    return new VectorType(element, dimension);
  }

  private String word() {
    take(' ');
    int start = at;
    boolean quoted = false;
    while (at < text.length() && (quoted || END.indexOf(text.charAt(at)) < 0)) {
      quoted ^= text.charAt(at) == '"';
      at++;
    }
    return text.substring(start, at);
  }

  private boolean take(char c) {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
    boolean found = at < text.length() && text.charAt(at) == c;
    at += found ? 1 : 0;
    return found;
  }

  private void expect(char c) {
    if (!take(c)) {
      throw new IllegalArgumentException("expected " + c + " at " + at + " of " + text);
    }
  }
}
