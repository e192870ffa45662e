package io.minicql.plan.restriction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class TextPatternTest {
  @Test
  void withoutSignsIsEquality() {
    assertTrue(matches("ap", "ap"));
    assertFalse(matches("ap", "apple"));
  }

  @Test
  void findsWhatBegins() {
    assertTrue(matches("ap%", "apple"));
    assertTrue(matches("ap%", "ap"));
    assertFalse(matches("ap%", "a"));
    assertFalse(matches("ap%", "grape"));
  }

  @Test
  void findsWhatEnds() {
    assertTrue(matches("%le", "apple"));
    assertTrue(matches("%le", "le"));
    assertFalse(matches("%le", "e"));
    assertFalse(matches("%le", "lemon"));
  }

  @Test
  void findsWhatContains() {
    assertTrue(matches("%pp%", "apple"));
    assertTrue(matches("%pp%", "pp"));
    assertFalse(matches("%pp%", "p"));
    assertFalse(matches("%pp%", "pa"));
  }

  @Test
  void signsInsideAreText() {
    assertTrue(matches("a%e", "a%e"));
    assertFalse(matches("a%e", "apple"));
  }

  @Test
  void aSignAloneHasNoText() {
    assertEquals(0, TextPattern.parse(bytes("%")).text().length);
    assertEquals(0, TextPattern.parse(bytes("%%")).text().length);
    assertEquals(0, TextPattern.parse(bytes("")).text().length);
  }

  private static boolean matches(String pattern, String value) {
    return TextPattern.parse(bytes(pattern)).matches(bytes(value));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
