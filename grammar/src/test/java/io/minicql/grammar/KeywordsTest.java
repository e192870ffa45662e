package io.minicql.grammar;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class KeywordsTest {
  static SortedSet<String> reserved() {
    return Keywords.reserved();
  }

  static SortedSet<String> unreserved() {
    return Keywords.unreserved();
  }

  @ParameterizedTest
  @MethodSource("unreserved")
  void unreservedKeywordsAreNames(String word) {
    for (String text : new String[] {word, word.toLowerCase()}) {
      assertDoesNotThrow(() -> CqlParser.parse("SELECT " + text + ", a FROM " + text));
      assertDoesNotThrow(
          () -> CqlParser.parse("CREATE TABLE " + text + " (" + text + " int PRIMARY KEY)"));
      assertDoesNotThrow(() -> CqlParser.parse("SELECT a FROM t WHERE " + text + " = :" + text));
    }
  }

  @ParameterizedTest
  @MethodSource("reserved")
  void reservedKeywordsAreNamesInQuotesOnly(String word) {
    String text = "CREATE TABLE t (%s int PRIMARY KEY)";
    assertThrows(CqlSyntaxException.class, () -> CqlParser.parse(text.formatted(word)));
    assertDoesNotThrow(() -> CqlParser.parse(text.formatted('"' + word + '"')));
  }

  @Test
  void noWordIsBothAndTheLexerKnowsNoOther() {
    SortedSet<String> both = new TreeSet<>(Keywords.reserved());
    both.retainAll(Keywords.unreserved());
    assertEquals(new TreeSet<>(), both);

    SortedSet<String> listed = new TreeSet<>(Keywords.reserved());
    listed.addAll(Keywords.unreserved());
    assertEquals(GrammarWords.inGrammarFile(), listed);
  }

  @Test
  void reservedWordsAreFoundInAnyCase() {
    assertTrue(Keywords.isReserved("select"));
    assertTrue(Keywords.isReserved("Select"));
    assertFalse(Keywords.isReserved("key"));
    assertFalse(Keywords.isReserved("foo"));
  }
}
