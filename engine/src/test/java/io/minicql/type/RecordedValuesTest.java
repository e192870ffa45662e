package io.minicql.type;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Texts, checks, literals and orders are those of a real Cassandra 5.0.9. Where MiniCQL differs on
 * purpose, the files hold what MiniCQL does: literals of timestamps outside of the years 1 to 9999
 * are numbers, the empty duration is {@code 0s}, fields that are missing from a tuple are shown as
 * null.
 */
class RecordedValuesTest {
  static Stream<String[]> texts() {
    return Recorded.lines("texts.tsv");
  }

  static Stream<String[]> values() {
    return Recorded.lines("values.tsv");
  }

  static Stream<String[]> literals() {
    return Recorded.lines("literals.tsv");
  }

  static Stream<String[]> orders() {
    return Recorded.lines("orders.tsv");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("texts")
  void parsesTheTextAsCassandra(String type, String text, String expected) {
    assertEquals(
        Recorded.unescape(expected),
        outcome(() -> Recorded.hex(Recorded.type(type).parse(Recorded.unescape(text)))));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("values")
  void checksTheValueAsCassandra(String type, String hex, String expected) {
    String outcome =
        outcome(
            () -> {
              Recorded.type(type).validate(Recorded.bytes(hex));
              return "ok";
            });
    assertEquals(expected.startsWith("! ") ? expected : "ok", outcome);
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("values")
  void printsTheLiteralThatCassandraPrints(String type, String hex, String expected) {
    if (!expected.startsWith("! ") && !expected.equals("ok")) {
      assertEquals(Recorded.unescape(expected), Recorded.type(type).format(Recorded.bytes(hex)));
    }
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("literals")
  void printsTheLiteralThatCassandraStoredAsTheseBytes(String type, String literal, String hex) {
    CqlType cqlType = Recorded.type(type);
    byte[] value = Recorded.bytes(hex);
    assertEquals(Recorded.unescape(literal), cqlType.format(value));
    Object decoded = cqlType.decode(value);
    assertEquals(hex, Recorded.hex(cqlType.encode(decoded)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("orders")
  void sortsAsAClusteringColumnOfCassandra(String type, String values) {
    List<String> expected = Arrays.asList(values.split(" "));
    List<String> sorted = new ArrayList<>(expected);
    Collections.shuffle(sorted, new Random(type.hashCode()));
    CqlType cqlType = Recorded.type(type);
    sorted.sort((left, right) -> cqlType.compare(Recorded.bytes(left), Recorded.bytes(right)));
    assertEquals(expected, sorted);
  }

  private static String outcome(Supplier<String> action) {
    try {
      return action.get();
    } catch (CqlTypeException e) {
      return "! " + e.getMessage();
    }
  }
}
