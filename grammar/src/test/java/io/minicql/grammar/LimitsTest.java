package io.minicql.grammar;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every limit: a text at it, and one past it. */
class LimitsTest {
  private static final int DEEPEST = CqlParser.MAX_NESTING_DEPTH;

  /** A text with something nested, and how many levels its own head takes. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          SELECT * FROM t WHERE a = % 1 @              | [              | ]    | 1
          SELECT * FROM t WHERE a = % 1 @              | (              | )    | 1
          SELECT * FROM t WHERE a = % 1 @              | {              | }    | 1
          SELECT * FROM t WHERE a = % 1 @              | {'a':          | }    | 1
          SELECT * FROM t WHERE a = % 1 @              | {a:            | }    | 1
          SELECT * FROM t WHERE a = % 1 @              | f(             | )    | 1
          SELECT * FROM t WHERE a = (text)(text) % 1 @ | (ascii)        |      | 3
          SELECT * FROM t WHERE a = % 1 @              | cast(          | as int) | 1
          SELECT * FROM t WHERE % a = 1 @              | (              | )    | 1
          SELECT % a @ FROM t                          | (              | )    | 1
          SELECT % a @ FROM t                          | [              | ]    | 1
          SELECT % a @ FROM t                          | {              | }    | 1
          SELECT % a @ FROM t                          | f(             | )    | 1
          SELECT % a @ FROM t                          | cast(          | as int) | 1
          SELECT % a @ FROM t                          | -              |      | 1
          SELECT a % FROM t                            | + a            |      | 1
          SELECT a % FROM t                            | * a            |      | 1
          SELECT a % FROM t                            | .f             |      | 1
          SELECT a % FROM t                            | [0]            |      | 1
          SELECT * FROM t WHERE a = 1 %                | + 1            |      | 1
          SELECT * FROM t WHERE a = 1 %                | * 1            |      | 1
          CREATE TYPE t (a % int @)                    | list<          | >    | 1
          CREATE TYPE t (a % int @)                    | map<int,       | >    | 1
          CREATE TYPE t (a % list<int> @)              | frozen<        | >    | 2
          """)
  void nestingIsLimited(String text, String open, String close, int own) {
    String tail = close == null ? "" : close;
    assertDoesNotThrow(() -> CqlParser.parse(nested(text, open, tail, DEEPEST - own)));
    CqlSyntaxException e =
        assertThrows(
            CqlSyntaxException.class,
            () -> CqlParser.parse(nested(text, open, tail, DEEPEST - own + 1)));
    assertEquals("Statement is nested more than 200 levels deep", e.getMessage());
  }

  private static String nested(String text, String open, String close, int levels) {
    return text.replace("%", (open + " ").repeat(levels))
        .replace("@", (close + " ").repeat(levels));
  }

  @Test
  void evenAThousandfoldOfTheDeepestNestingIsOnlyRefused() {
    String text = "SELECT * FROM t WHERE a = " + "[".repeat(1000 * DEEPEST);
    assertThrows(CqlSyntaxException.class, () -> CqlParser.parse(text));
  }

  @Test
  void theDeepestNestingFitsASmallStack() throws InterruptedException {
    List<Throwable> thrown = new ArrayList<>();
    Runnable parse =
        () -> {
          CqlParser.parse(nested("SELECT * FROM t WHERE a = % 1 @", "{'a':", "}", DEEPEST - 1));
          CqlParser.parse(nested("SELECT % a @ FROM t", "[", "]", DEEPEST - 1));
        };
    Thread thread = new Thread(null, parse, "small stack", 512 * 1024);
    thread.setUncaughtExceptionHandler((t, e) -> thrown.add(e));
    thread.start();
    thread.join();
    assertEquals(List.of(), thrown);
  }

  @Test
  void rowsOfOperatorsInsideOfEachOtherAddUp() {
    String text = "a";
    for (int i = 0; i < DEEPEST / 2; i++) {
      text = "(" + text + " + a * a + a)";
    }
    String selection = text;
    assertThrows(
        CqlSyntaxException.class, () -> CqlParser.parse("SELECT " + selection + " FROM t"));
  }

  @Test
  void rowsOfOperatorsBesideEachOtherDoNotAddUp() {
    String sum = "a" + " + a * a".repeat(DEEPEST - 2);
    String text = "SELECT " + (sum + ", ").repeat(10) + "a FROM t";
    assertDoesNotThrow(() -> CqlParser.parse(text));
  }

  @Test
  void lengthIsLimited() {
    String head = "SELECT * FROM t WHERE a = '";
    int room = CqlParser.MAX_STATEMENT_CHARS - head.length() - 1;
    assertDoesNotThrow(() -> CqlParser.parse(head + "x".repeat(room) + "'"));
    CqlSyntaxException e =
        assertThrows(
            CqlSyntaxException.class, () -> CqlParser.parse(head + "x".repeat(room + 1) + "'"));
    assertTrue(e.getMessage().contains("exceeds the limit of 16777216"), e.getMessage());
  }
}
