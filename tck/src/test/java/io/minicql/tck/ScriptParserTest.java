package io.minicql.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ScriptParserTest {

  @Test
  void statementsEndAtSemicolonsOutsideOfQuotesCommentsAndBatches() {
    Script script =
        ScriptParser.parse(
            """
            SELECT ';', "a;b", $$ ; $$ /* ; */ FROM t; -- behind; it
            -- between;
            BEGIN UNLOGGED BATCH
              INSERT INTO t (k) VALUES (1);
            APPLY BATCH;
            SELECT 2
            """);

    assertEquals(
        List.of(
            "SELECT ';', \"a;b\", $$ ; $$ /* ; */ FROM t",
            "BEGIN UNLOGGED BATCH\n  INSERT INTO t (k) VALUES (1);\nAPPLY BATCH",
            "SELECT 2"),
        script.steps().stream().map(step -> step.request().cql()).toList());
    assertEquals(List.of(1, 3, 6), script.steps().stream().map(Step::line).toList());
  }

  @Test
  void answersBelongToTheStatementAbove() {
    Script script =
        ScriptParser.parse(
            """
            --> header
            SELECT 1;
            --> columns: a int
            --> row:     1
            -- comment
            SELECT 2;
            --> error 0x2200: no
            """);

    assertEquals(List.of("header"), script.header());
    assertEquals(List.of("columns: a int", "row:     1"), script.steps().get(0).expected());
    assertEquals(List.of("error 0x2200: no"), script.steps().get(1).expected());
  }

  @Test
  void directivesSayHowToRunTheNextStatementOnly() {
    Script script =
        ScriptParser.parse(
            """
            -- !page_size 2
            -- !bind 1, 'a, b', [1, 2], null, unset
            -- !timestamp 7
            -- !advance 3s
            -- !differs because
            SELECT 1;
            -- !page_size none
            SELECT 2;
            SELECT 3;
            """);

    Step first = script.steps().get(0);
    assertEquals(OptionalInt.of(2), first.request().pageSize());
    assertEquals(
        Optional.of(List.of("1", "'a, b'", "[1, 2]", "null", "unset")), first.request().bound());
    assertEquals(OptionalLong.of(7), first.request().timestampMicros());
    assertEquals(Duration.ofSeconds(3), first.request().advance());
    assertEquals(Optional.of("because"), first.differs());
    assertEquals(OptionalInt.empty(), script.steps().get(1).request().pageSize());
    assertEquals(OptionalInt.of(5000), script.steps().get(2).request().pageSize());
  }

  @Test
  void unknownDirectivesAreRefused() {
    assertThrows(
        IllegalArgumentException.class, () -> ScriptParser.parse("-- !pagesize 2\nSELECT 1;"));
  }

  @Test
  void aStatementBeginsOnALineOfItsOwn() {
    assertThrows(IllegalArgumentException.class, () -> ScriptParser.parse("SELECT 1; SELECT 2;"));
  }

  @Test
  void recordingReplacesAnswersAndNothingElse() {
    String text =
        """
        -- title

        SELECT 1; -- one
        --> old
        --> older

        -- tail
        """;
    Script script = ScriptParser.parse(text);

    assertEquals(text, script.text());
    assertEquals(
        """
        --> by X
        -- title

        SELECT 1; -- one
        --> ok

        -- tail
        """,
        script.recorded("by X", List.of(List.of("ok"))).text());
  }

  @Test
  void keyspacesThatAScriptMakesAreKnown() {
    Script script =
        ScriptParser.parse(
            "CREATE KEYSPACE a WITH x;\ncreate keyspace if not exists \"B c\" WITH x;\nUSE c;");

    assertEquals(List.of("a", "\"B c\""), script.keyspaces());
  }
}
