package io.minicql.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is JSON; the scripts under json hold what Cassandra says to the same texts and more. */
class JsonParserTest {
  @Test
  void valuesAreOfTheClassesThatCassandrasErrorsName() {
    assertNull(JsonParser.parse("null"));
    assertEquals(true, JsonParser.parse("true"));
    assertEquals(Integer.MAX_VALUE, JsonParser.parse("2147483647"));
    assertEquals(Integer.MIN_VALUE, JsonParser.parse("-2147483648"));
    assertEquals(2147483648L, JsonParser.parse("2147483648"));
    assertEquals(Long.MIN_VALUE, JsonParser.parse("-9223372036854775808"));
    assertEquals(new BigInteger("9223372036854775808"), JsonParser.parse("9223372036854775808"));
    assertEquals(1.0, JsonParser.parse("1.0"));
    assertEquals(100.0, JsonParser.parse("1e2"));
    assertEquals(Double.POSITIVE_INFINITY, JsonParser.parse("1e400"));
    assertEquals(List.of(1, "a", Map.of("b", List.of())), JsonParser.parse("[1,\"a\",{\"b\":[]}]"));
  }

  @Test
  void whatFollowsTheValueIsIgnored() {
    assertEquals(Map.of(), JsonParser.parse("{} trailing"));
    assertEquals(List.of(), JsonParser.parse("[]]"));
    assertEquals("a", JsonParser.parse("\"a\"b"));
    assertEquals(1, JsonParser.parse("1 2"));
    assertNull(JsonParser.parse("null$"));
  }

  @Test
  void ofEqualNamesTheLastOneCounts() {
    assertEquals(Map.of("a", 2), JsonParser.parse("{\"a\":1,\"a\":2}"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "1x",
        "1,",
        "01",
        "-",
        "+1",
        ".5",
        "1.",
        "1e",
        "1e+",
        "NaN",
        "Infinity",
        "nul",
        "nullx",
        "True",
        "'a'",
        "\"a",
        "\"\\",
        "\"\\x41\"",
        "\"\\u12\"",
        "\"\\u12G4\"",
        "\"\u0001\"",
        "\"\n\"",
        "[",
        "[1",
        "[1,",
        "[1,]",
        "[,1]",
        "[1 2]",
        "[1}",
        "{",
        "{a:1}",
        "{'a':1}",
        "{1:1}",
        "{\"a\"}",
        "{\"a\":}",
        "{\"a\":1,}",
        "{\"a\":1",
        "{\"a\" 1}",
        "{,}",
        "[1\u000b]",
        "[1]\u0000[",
        "/**/1",
        "#1",
        "\ufeff1",
        "\u00a01",
        "1\u000b",
        "\uffff"
      })
  void refuses(String text) {
    if (text.startsWith("[1]")) {
      assertEquals(List.of(1), JsonParser.parse(text));
    } else {
      assertThrows(JsonSyntaxException.class, () -> JsonParser.parse(text));
    }
  }

  @Test
  void stringsKeepWhatIsNotEscaped() {
    assertEquals(
        "\"\\/\b\f\n\r\té\u007f", JsonParser.parse("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\u007f\""));
    assertEquals("\ud83d", JsonParser.parse("\"\\ud83d\""));
  }

  @Test
  void errorsSayWhere() {
    JsonSyntaxException error =
        assertThrows(
            JsonSyntaxException.class, () -> JsonParser.parse("{\n  \"a\": 1\n  \"b\": 2}"));
    assertEquals("line 3, column 3: '\"', expected a comma or '}'", error.getMessage());
    assertEquals(
        "line 1, column 1: end of the text, expected a value",
        assertThrows(JsonSyntaxException.class, () -> JsonParser.parse("")).getMessage());
  }

  @Test
  void depthIsLimited() {
    assertNotNull(JsonParser.parse(nested(JsonParser.DEPTH_MAX)));
    assertThrows(
        JsonSyntaxException.class, () -> JsonParser.parse(nested(JsonParser.DEPTH_MAX + 1)));
    assertThrows(JsonSyntaxException.class, () -> JsonParser.parse("[".repeat(1_000_000)));
  }

  private static String nested(int depth) {
    return "[".repeat(depth) + "]".repeat(depth);
  }

  @Test
  void depthIsThatOfOnePlaceNotOfTheText() {
    assertNotNull(JsonParser.parse("[" + "[[]],".repeat(JsonParser.DEPTH_MAX) + "[]]"));
  }

  @Test
  void digitsAreLimited() {
    int limit = JsonNumbers.INTEGER_DIGITS_MAX;
    assertNotNull(JsonParser.parse("-" + "1".repeat(limit)));
    assertThrows(JsonSyntaxException.class, () -> JsonParser.parse("1".repeat(limit + 1)));
    int fractionLimit = JsonNumbers.FRACTION_DIGITS_MAX;
    assertNotNull(JsonParser.parse("0." + "1".repeat(fractionLimit - 1)));
    assertThrows(
        JsonSyntaxException.class, () -> JsonParser.parse("0." + "1".repeat(fractionLimit)));
    assertNotNull(JsonParser.parse("1".repeat(fractionLimit - 1) + "e5"));
    assertThrows(
        JsonSyntaxException.class, () -> JsonParser.parse("1".repeat(fractionLimit) + "e5"));
  }

  @Test
  void namesAreLimited() {
    int limit = JsonParser.NAME_CHARS_MAX;
    assertNotNull(JsonParser.parse("{\"" + "a".repeat(limit) + "\":1}"));
    assertThrows(
        JsonSyntaxException.class, () -> JsonParser.parse("{\"" + "a".repeat(limit + 1) + "\":1}"));
  }

  @Test
  void anyTextGivesAValueOrAnError() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    String signs = "{}[]:,\"\\0123456789.eE+-truefalsn u\t\n\uffff";
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(20); length > 0; length--) {
        text.append(signs.charAt(random.nextInt(signs.length())));
      }
      try {
        JsonParser.parse(text.toString());
      } catch (JsonSyntaxException e) {
        assertTrue(e.getMessage().startsWith("line "), () -> "seed " + seed + ": " + text);
      }
    }
  }
}
