package io.minicql.grammar;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.grammar.ast.Explain;
import io.minicql.grammar.ast.Select;
import org.junit.jupiter.api.Test;

class KnownDifferencesTest {
  @Test
  void explainIsOurs() {
    String text = "EXPLAIN SELECT * FROM t";
    assertTrue(KnownDifferences.contains(text));
    Explain explain = assertInstanceOf(Explain.class, CqlParser.parse(text).statement());
    assertInstanceOf(Select.class, explain.statement());
  }
}
