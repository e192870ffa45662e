package io.minicql.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.minicql.CqlException;
import io.minicql.type.CqlType;
import io.minicql.type.CqlTypeException;
import io.minicql.type.UdtType;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values from JSON and back. */
class JsonValuesTest {
  private static final UdtType PAIR =
      new UdtType("ks", "pair", List.of("a", "B"), List.of(type("int"), type("text")), true);

  private static CqlType type(String cql) {
    return CqlType.parse(cql, JsonValuesTest::udt);
  }

  private static @Nullable UdtType udt(String name) {
    return name.equals("pair") ? PAIR : null;
  }

  private static byte[] decode(CqlType type, String json) {
    return JsonDecoder.decode(type, Objects.requireNonNull(JsonParser.parse(json)));
  }

  /** The type, a JSON value, and the same value as it is written again where that differs. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      value = {
        "int | 5 | 5",
        "int | \"5\" | 5",
        "bigint | 9223372036854775807 | 9223372036854775807",
        "varint | 123456789012345678901234567890 | 123456789012345678901234567890",
        "decimal | \"1.10\" | 1.10",
        "decimal | 1.10 | 1.1",
        "double | 1e400 | null",
        "float | \"NaN\" | null",
        "boolean | \"TRUE\" | true",
        "blob | \"0xCAFE\" | \"0xcafe\"",
        "duration | \"P1Y\" | \"1y\"",
        "duration | \"0s\" | \"\"",
        "timestamp | 1709210096789 | \"2024-02-29 12:34:56.789Z\"",
        "inet | \"::1\" | \"0:0:0:0:0:0:0:1\"",
        "text | \"a\\n\\\"\\u0001\" | \"a\\n\\\"\\u0001\"",
        "list<int> | \"[1, 2]\" | [1, 2]",
        "set<text> | [\"b\", \"a\", \"b\"] | [\"a\", \"b\"]",
        "map<int, text> | {\"2\": \"b\", \"1\": \"a\"} | {\"1\": \"a\", \"2\": \"b\"}",
        "map<frozen<list<int>>, int> | {\"[1, 2]\": 3} | {\"[1, 2]\": 3}",
        "tuple<int, text> | [null, \"a\"] | [null, \"a\"]",
        "vector<float, 2> | [1, \"2.5\"] | [1.0, 2.5]",
        "pair | {\"A\": 1, \"\\\"B\\\"\": \"x\"} | {\"a\": 1, \"\\\"B\\\"\": \"x\"}",
        "pair | {} | {\"a\": null, \"\\\"B\\\"\": null}"
      })
  void comesBackAsCassandraWritesIt(String cql, String json, String written) {
    CqlType type = type(cql);
    assertEquals(written, JsonWriter.write(type, decode(type, json)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      value = {
        "int | 1.5 | Expected an int value, but got a Double: 1.5",
        "int | 2147483648 | Expected an int value, but got a Long: 2147483648",
        "tinyint | 128 | Unable to make byte from ''128''",
        "text | {\"a\": [1, null]} | Expected a UTF-8 string, but got a LinkedHashMap: {a=[1, null]}",
        "list<int> | [null] | Invalid null element in list",
        "list<int> | \"null\" | Expected a list, but got null",
        "set<int> | {} | Expected a list (representing a set), but got a LinkedHashMap: {}",
        "map<text, int> | {\"a\": null} | Invalid null value in map",
        "tuple<int, text> | [1] | Tuple is missing items (expected 2): [1]",
        "tuple<int, text> | [1, \"a\", 2] | Tuple contains extra items (expected 2): [1, a, 2]",
        "vector<int, 2> | [1] | List had incorrect size: expected 2 but given 1; [1]",
        "pair | {\"B\": 1} | Unknown field ''b'' in value of user defined type pair",
        "varint | \"\" | Value '''' is not a valid representation of a varint value"
      })
  void isRefusedInCassandrasWords(String cql, String json, String message) {
    CqlTypeException error = assertThrows(CqlTypeException.class, () -> decode(type(cql), json));
    assertEquals(message.replace("''", "'"), error.getMessage());
  }

  @Test
  void emptyIsAnEmptyStringWhateverTheType() {
    assertEquals(
        "[\"\"]", JsonWriter.write(type("list<int>"), decode(type("list<int>"), "[\"\"]")));
    assertThrows(CqlException.class, () -> decode(type("vector<int, 1>"), "[\"\"]"));
  }

  @Test
  void deepValuesAreRefusedInsideOfStringsToo() {
    String inner = "[".repeat(1_001) + "]".repeat(1_001);
    assertThrows(CqlTypeException.class, () -> decode(type("list<int>"), '"' + inner + '"'));
  }
}
