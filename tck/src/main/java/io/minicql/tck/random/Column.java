package io.minicql.tck.random;

import java.util.List;
import java.util.stream.Collectors;

/** A column of a random table: its name, its type, its place. */
record Column(String name, Kind kind, boolean isStatic) {

  /** The types that random tables have, with the literals that they are filled with. */
  enum Kind {
    INT("int"),
    TEXT("text"),
    DATE("date"),
    DECIMAL("decimal"),
    LIST("list<int>"),
    SET("set<int>"),
    MAP("map<text, int>"),
    FROZEN("frozen<list<int>>");

    final String cql;

    Kind(String cql) {
      this.cql = cql;
    }
  }

  /** Whether it is stored element by element. */
  boolean isCollection() {
    return kind == Kind.LIST || kind == Kind.SET || kind == Kind.MAP;
  }

  /** A literal from a small domain. */
  String literal(Dice dice) {
    return switch (kind) {
      case INT -> dice.oneOf("-1", "0", "1", "2");
      case TEXT -> dice.oneOf("'a'", "'b'", "'ab'", "'c'");
      case DATE -> dice.oneOf("'2024-01-01'", "'2024-01-02'", "'1969-12-31'");
      case DECIMAL -> dice.oneOf("1", "1.5", "-2", "10");
      case LIST, FROZEN -> "[" + dice.list(0, 3, () -> element(dice)) + "]";
      case SET -> "{" + dice.list(0, 3, () -> element(dice)) + "}";
      case MAP -> mapLiteral(dice);
    };
  }

  /** Each key once: which of two entries of one key wins is left to chance by Cassandra. */
  private static String mapLiteral(Dice dice) {
    return dice.someOf(List.of("'x'", "'y'", "'z'"), 0, 2).stream()
        .map(key -> key + ": " + element(dice))
        .collect(Collectors.joining(", ", "{", "}"));
  }

  static String element(Dice dice) {
    return dice.oneOf("1", "2", "3", "4");
  }

  static String key(Dice dice) {
    return dice.oneOf("'x'", "'y'", "'z'");
  }
}
