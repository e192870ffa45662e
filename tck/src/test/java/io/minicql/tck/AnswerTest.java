package io.minicql.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.minicql.tck.Answer.Column;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnswerTest {
  private static final List<Column> COLUMNS =
      List.of(new Column("k", "int"), new Column("name", "text"));

  @Test
  void rowsAreAlignedBelowTheirColumns() {
    Answer answer =
        new Answer.Rows(COLUMNS, List.of(List.of(List.of("1", "'a'"), List.of("-20000", "null"))));

    assertEquals(
        List.of("columns: k int  | name text", "row:     1      | 'a'", "row:     -20000 | null"),
        answer.lines());
  }

  @Test
  void wideRowsAreNotPadded() {
    String wide = "'" + "x".repeat(100) + "'";
    Answer answer = new Answer.Rows(COLUMNS, List.of(List.of(List.of(wide, "'a'"))));

    assertEquals(
        List.of("columns: k int | name text", "row:     " + wide + " | 'a'"), answer.lines());
  }

  @Test
  void pagesAreMarkedWhereThereAreSeveral() {
    Answer answer = new Answer.Rows(COLUMNS, List.of(List.of(List.of("1", "'a'")), List.of()));

    assertEquals(
        List.of(
            "columns: k int | name text", "row:     1     | 'a'", "page: 1, more", "page: 0, last"),
        answer.lines());
  }

  @Test
  void noRowsAreSaid() {
    assertEquals(
        List.of("columns: k int | name text", "no rows"),
        new Answer.Rows(COLUMNS, List.of(List.of())).lines());
  }

  @Test
  void whatCassandraListsByHashIsSorted() {
    String signatures =
        "no match (known type signatures: s.f : (text, int) -> int, s.f : (int) -> int)";

    assertEquals(
        List.of(
            "error 0x2200: no match"
                + " (known type signatures: s.f : (int) -> int, s.f : (text, int) -> int)"),
        new Answer.Failure(0x2200, signatures).lines());
    assertEquals(
        List.of("error 0x2200: bound on a ,b ,c"),
        new Answer.Failure(0x2200, "bound on c ,a ,b ").lines());
  }

  @Test
  void errorsAndWarningsStayOnOneLine() {
    Outcome outcome = new Outcome(new Answer.Failure(0x2000, "a\nb"), List.of("c\nd"));

    assertEquals(List.of("error 0x2000: a\\nb", "warning: c\\nd"), outcome.lines());
  }
}
