package io.minicql.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StatementSplitterTest {
  private static List<String> texts(String script) {
    return StatementSplitter.split(script).all().stream().map(ScriptStatement::text).toList();
  }

  @Test
  void semicolonsEndStatements() {
    assertEquals(
        List.of("USE a", "SELECT * FROM t", "USE b"), texts("USE a;SELECT * FROM t ; USE b"));
    assertEquals(List.of("USE a"), texts(" ;; USE a;; ; "));
    assertEquals(List.of(), texts(" \n "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT ';' FROM t",
        "SELECT 'it''s; fine' FROM t",
        "SELECT $$ ; ' ; $$ FROM t",
        "SELECT \"a;\"\";b\" FROM t",
        "SELECT /* ; */ a -- ;\n, b // ;\n FROM t",
        "CREATE FUNCTION f () CALLED ON NULL INPUT RETURNS int LANGUAGE java AS $$ return 1; $$"
      })
  void semicolonsInsideTokensAndCommentsEndNothing(String statement) {
    assertEquals(List.of(statement, "USE a"), texts(statement + "; USE a;"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"BEGIN BATCH", "begin unlogged batch", "BEGIN COUNTER BATCH USING TTL 1"})
  void aBatchIsOneStatement(String begin) {
    String batch = begin + " INSERT INTO t (a) VALUES (1); DELETE FROM t WHERE a = 1; APPLY BATCH";
    assertEquals(List.of(batch, "USE a"), texts(batch + "; USE a"));
  }

  @Test
  void aBatchWithoutItsEndIsUnfinished() {
    SplitScript script = StatementSplitter.split("USE a; BEGIN BATCH DELETE FROM t WHERE a = 1;");
    assertEquals(1, script.statements().size());
    assertEquals("BEGIN BATCH DELETE FROM t WHERE a = 1;", script.rest().text());
    assertTrue(script.isIncomplete());
  }

  @Test
  void beginWithoutBatchBeginsNone() {
    assertEquals(List.of("BEGIN TRANSACTION", "USE a"), texts("BEGIN TRANSACTION; USE a"));
    assertEquals(List.of("SELECT batch", "USE a"), texts("SELECT batch; USE a"));
  }

  @Test
  void offsetsPointIntoTheScript() {
    String script = "-- first\nUSE a;\n  /* second */ SELECT 😀;SELECT 1 ";
    SplitScript split = StatementSplitter.split(script);
    for (ScriptStatement s : split.all()) {
      assertTrue(script.startsWith(s.text(), s.offset()), s.text());
    }
    assertEquals(9, split.statements().get(0).offset());
    assertEquals(script.lastIndexOf("SELECT"), split.rest().offset());
  }

  @Test
  void whatNoSemicolonEndsIsTheRest() {
    SplitScript split = StatementSplitter.split("USE a;\nSELECT *\nFROM t -- more\n");
    assertEquals("SELECT *\nFROM t", split.rest().text());
    assertFalse(split.isInsideToken());
    assertTrue(split.isIncomplete());
  }

  @Test
  void commentsAloneAreNoRest() {
    for (String tail : List.of("", " ", "-- done", "// done", "/* done */ -- and done\n")) {
      SplitScript split = StatementSplitter.split("USE a;" + tail);
      assertNull(split.rest(), tail);
      assertFalse(split.isIncomplete(), tail);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"'abc; ", "$$ a; $ ", "\"a; ", "'it''"})
  void anUnendedTokenHidesTheRest(String token) {
    SplitScript split = StatementSplitter.split("USE a; SELECT " + token);
    assertEquals(1, split.statements().size());
    assertNotNull(split.rest());
    assertTrue(split.isInsideToken());
  }

  @Test
  void anUnendedCommentIsIncomplete() {
    SplitScript split = StatementSplitter.split("USE a; /* USE b;");
    assertEquals(List.of("USE a"), split.all().stream().map(ScriptStatement::text).toList());
    assertTrue(split.isIncomplete());
  }

  @Test
  void anythingCanBeSplit() {
    assertEquals(List.of("# ~ !", "é ` \\ $", "x"), texts("# ~ !; é ` \\ $; x"));
  }
}
