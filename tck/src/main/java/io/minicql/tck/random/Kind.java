package io.minicql.tck.random;

import java.util.List;

/** The types that random tables have, with the few literals that they are filled with. */
enum Kind {
  ASCII("ascii", "'a'", "'B'", "''", "'ab'"),
  BIGINT("bigint", "-1", "0", "1", "9223372036854775807"),
  BLOB("blob", "0x", "0x00", "0xff", "0x7f01"),
  BOOLEAN("boolean", "true", "false"),
  DATE("date", "'2024-01-01'", "'2024-01-02'", "'1969-12-31'"),
  DECIMAL("decimal", "1", "1.5", "-2", "10"),
  DOUBLE("double", "0.0", "-0.0", "1.5", "NaN"),
  FLOAT("float", "-1.5", "2", "Infinity"),
  INET("inet", "'127.0.0.1'", "'::1'", "'10.0.0.1'"),
  INT("int", "-1", "0", "1", "2"),
  SMALLINT("smallint", "-1", "0", "300"),
  TEXT("text", "'a'", "'b'", "'ab'", "'é'"),
  TIME("time", "'00:00:00'", "'08:12:54.123'", "'23:59:59'"),
  TIMESTAMP("timestamp", "'2024-01-01T00:00:00Z'", "0", "-1"),
  TIMEUUID(
      "timeuuid",
      "d24e0000-aed9-11ee-8080-808080808080",
      "d24e0000-aed9-11ee-7f7f-7f7f7f7f7f7f",
      "00000000-0000-1000-8080-808080808080"),
  TINYINT("tinyint", "-128", "0", "127"),
  UUID(
      "uuid",
      "00000000-0000-4000-8000-000000000000",
      "d24e0000-aed9-11ee-8080-808080808080",
      "f0000000-0000-4000-8000-000000000001"),
  VARINT("varint", "-129", "0", "255", "123456789012345678901"),
  TUPLE("tuple<int, text>", "(1, 'a')", "(1, null)", "(null, 'b')", "(2, '')"),
  VECTOR("vector<int, 2>", "[0, 1]", "[1, 0]", "[-1, 5]"),
  FROZEN_LIST("frozen<list<int>>", "[]", "[1]", "[1, 2]", "[-1]"),
  FROZEN_MAP("frozen<map<text, int>>", "{'b': 2}", "{'a': 1}", "{'a': 0, 'b': 1}"),
  FROZEN_TYPE("frozen<pair>", "{a: 1, b: 'x'}", "{a: 1}", "{b: 'x'}"),
  LIST("list<int>"),
  SET("set<int>"),
  MAP("map<text, int>"),
  TYPE("pair", "{a: 1, b: 'x'}", "{a: 2}", "{b: 'y'}");

  /** Types that partition keys are mostly made of. */
  static final List<Kind> COMMON = List.of(INT, TEXT);

  static final List<Kind> KEYS =
      List.of(
          ASCII,
          BIGINT,
          BLOB,
          BOOLEAN,
          DATE,
          DECIMAL,
          DOUBLE,
          FLOAT,
          INET,
          INT,
          SMALLINT,
          TEXT,
          TIME,
          TIMESTAMP,
          TIMEUUID,
          TINYINT,
          UUID,
          VARINT,
          TUPLE,
          VECTOR,
          FROZEN_LIST,
          FROZEN_MAP,
          FROZEN_TYPE);

  static final List<Kind> ALL = List.of(values());

  final String cql;
  private final List<String> literals;

  Kind(String cql, String... literals) {
    this.cql = cql;
    this.literals = List.of(literals);
  }

  /** Whether values are stored element by element. */
  boolean isCollection() {
    return this == LIST || this == SET || this == MAP;
  }

  String literal(Dice dice) {
    return switch (this) {
      case LIST -> "[" + dice.list(0, 3, () -> element(dice)) + "]";
      case SET -> "{" + dice.list(0, 3, () -> element(dice)) + "}";
      case MAP -> mapLiteral(dice);
      default -> dice.oneOf(literals);
    };
  }

  /** Each key once: which of two entries of one key wins is left to chance by Cassandra. */
  private static String mapLiteral(Dice dice) {
    return "{"
        + String.join(
            ", ",
            dice.someOf(List.of("'x'", "'y'", "'z'"), 0, 2).stream()
                .map(key -> key + ": " + element(dice))
                .toList())
        + "}";
  }

  static String element(Dice dice) {
    return dice.oneOf("1", "2", "3", "4");
  }

  static String key(Dice dice) {
    return dice.oneOf("'x'", "'y'", "'z'");
  }
}
