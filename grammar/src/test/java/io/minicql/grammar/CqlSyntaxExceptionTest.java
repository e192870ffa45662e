package io.minicql.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Where an error is; the texts are compared by {@link CorpusTest}. */
class CqlSyntaxExceptionTest {
  /** Parses a text in which a caret stands before the place where the error must be. */
  private static CqlSyntaxException errorAt(String marked) {
    int offset = marked.indexOf('^');
    String text = marked.replace("^", "");
    CqlSyntaxException e = assertThrows(CqlSyntaxException.class, () -> CqlParser.parse(text));
    assertEquals(offset, e.offset(), e.getMessage());
    String before = text.substring(0, offset);
    assertEquals(1 + before.chars().filter(c -> c == '\n').count(), e.line());
    assertEquals(offset - 1 - before.lastIndexOf('\n'), e.column());
    return e;
  }

  @Test
  void theOffendingTokenIsNamed() {
    assertEquals("SELEC", errorAt("^SELEC * FROM t").token());
    assertEquals("'x'", errorAt("SELECT * FROM ^'x'").token());
    assertEquals("LIMIT", errorAt("SELECT a\n  ^LIMIT 1").token());
    assertEquals("NOT", errorAt("SELECT *\nFROM t\nWHERE a ^NOT IN (1)").token());
  }

  @Test
  void theEndOfTheTextIsAPlace() {
    CqlSyntaxException e = errorAt("SELECT * FROM^");
    assertEquals("", e.token());
    assertTrue(e.getMessage().startsWith("line 0:-1 "), e.getMessage());
    assertEquals("", errorAt("^").token());
  }

  @Test
  void expectedTokensHaveCassandrasNames() {
    assertTrue(errorAt("SELECT a ^LIMIT 1").expected().contains("K_FROM"));
    assertTrue(errorAt("TRUNCATE t ^WHERE").expected().contains("EOF"));
    assertTrue(errorAt("INSERT INTO t ^VALUES").expected().contains("'('"));
    assertTrue(errorAt("USE ^1").expected().contains("IDENT"));
  }

  @Test
  void badCharactersAreFoundWhereTheyStand() {
    assertEquals("#", errorAt("SELECT a ^# FROM t").token());
    assertEquals(
        "line 1:9 no viable alternative at character '#'",
        errorAt("SELECT a ^# FROM t").getMessage());
    assertEquals("'x", errorAt("SELECT a FROM t WHERE a = 'x^").token());
  }

  @Test
  void anErrorLeavesTheNextTextAlone() {
    errorAt("SELECT ^FROM t");
    assertEquals(0, CqlParser.parse("SELECT * FROM t").markers().size());
  }
}
