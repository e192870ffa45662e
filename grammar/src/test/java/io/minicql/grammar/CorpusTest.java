package io.minicql.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Our verdicts against those that Cassandra 5.0.9 gave. */
class CorpusTest {
  private final List<CorpusEntry> corpus = Corpus.read();

  @Test
  void theCorpusHasAcceptedAndRefusedTexts() {
    assertTrue(corpus.size() >= 600, "texts: " + corpus.size());
    assertTrue(count(Verdict.ACCEPTED) >= 300);
    assertTrue(count(Verdict.REFUSED) >= 300);
  }

  @Test
  void everyTextOfTheCorpusGetsItsVerdict() {
    List<String> differences = new ArrayList<>();
    for (CorpusEntry entry : corpus) {
      String difference = difference(entry.text(), entry.verdict());
      if (!difference.isEmpty()) {
        differences.add(difference);
      }
    }
    assertEquals(List.of(), differences);
  }

  @Test
  void everyMutatedTextGetsItsVerdict() {
    List<String> texts = Mutations.of(corpus);
    Verdict[] verdicts = RecordedVerdicts.read(texts);
    List<String> differences = new ArrayList<>();
    for (int i = 0; i < verdicts.length; i++) {
      String difference = difference(texts.get(i), verdicts[i]);
      if (!difference.isEmpty()) {
        differences.add(difference);
      }
    }
    assertEquals(Mutations.COUNT, texts.size());
    assertEquals(List.of(), differences);
  }

  @Test
  void nearlyAllMessagesAreCassandrasToTheLetter() {
    int refused = 0;
    int equal = 0;
    for (CorpusEntry entry : corpus) {
      if (entry.verdict() == Verdict.REFUSED) {
        refused++;
        equal += Corpus.escape(messageOf(entry.text())).equals(entry.message()) ? 1 : 0;
      }
    }
    assertTrue(equal >= refused * 95 / 100, equal + " of " + refused + " messages are equal");
  }

  private long count(Verdict verdict) {
    return corpus.stream().filter(e -> e.verdict() == verdict).count();
  }

  /** A refusal is an answer, anything else thrown fails the test. */
  private static String messageOf(String text) {
    try {
      CqlParser.parse(text);
      return "";
    } catch (CqlSyntaxException e) {
      return e.getMessage();
    }
  }

  private static String difference(String text, Verdict verdict) {
    if (verdict == Verdict.INVALID || KnownDifferences.contains(text)) {
      return "";
    }
    String message = messageOf(text);
    boolean isAccepted = message.isEmpty();
    return isAccepted == (verdict == Verdict.ACCEPTED)
        ? ""
        : verdict + ": " + text + " -> " + message;
  }
}
