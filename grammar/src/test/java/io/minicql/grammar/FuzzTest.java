package io.minicql.grammar;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Whatever the text, the parser returns a statement or throws a syntax error with a position. */
class FuzzTest {
  private static final int TEXTS = 20_000;

  private final List<CorpusEntry> corpus = Corpus.read();

  @Test
  void randomBytes() {
    eachOf(
        random -> {
          byte[] bytes = new byte[random.nextInt(200)];
          random.nextBytes(bytes);
          return new String(bytes, StandardCharsets.ISO_8859_1);
        });
  }

  @Test
  void randomUtf16() {
    eachOf(
        random -> {
          StringBuilder text = new StringBuilder("SELECT ");
          for (int i = random.nextInt(60); i > 0; i--) {
            text.append((char) random.nextInt(65_536));
          }
          return text.toString();
        });
  }

  @Test
  void randomCharsOfTheLanguage() {
    String chars = "aAeExXnNpP019 .-+*/%()[]{}<>=!,;:?'\"$_\n\t";
    eachOf(
        random -> {
          StringBuilder text = new StringBuilder();
          for (int i = random.nextInt(80); i > 0; i--) {
            text.append(chars.charAt(random.nextInt(chars.length())));
          }
          return text.toString();
        });
  }

  @Test
  void randomTokens() {
    eachOf(
        random -> {
          StringBuilder text = new StringBuilder(anyOf(random).text().split(" ")[0]);
          for (int i = random.nextInt(25); i > 0; i--) {
            String[] words = anyOf(random).text().split("(?<=\\W)|(?=\\W)");
            text.append(' ').append(words[random.nextInt(words.length)]);
          }
          return text.toString();
        });
  }

  @Test
  void headsAndTailsOfStatements() {
    eachOf(
        random -> {
          String head = anyOf(random).text();
          String tail = anyOf(random).text();
          return head.substring(0, random.nextInt(head.length() + 1))
              + tail.substring(random.nextInt(tail.length() + 1));
        });
  }

  @Test
  void deepNestingOfEverything() {
    String[] openings = {"(", "[", "{", "f(", "{'a':", "(int)", "-", "list<", "a[", "cast("};
    eachOf(
        random -> {
          StringBuilder text = new StringBuilder("SELECT * FROM t WHERE a = ");
          for (int i = random.nextInt(600); i > 0; i--) {
            text.append(openings[random.nextInt(openings.length)]);
          }
          return text.toString();
        });
  }

  private CorpusEntry anyOf(Random random) {
    return corpus.get(random.nextInt(corpus.size()));
  }

  private static void eachOf(Function<Random, String> maker) {
    long seed = Long.getLong("minicql.seed", System.nanoTime());
    Random random = new Random(seed);
    for (int i = 0; i < TEXTS; i++) {
      String text = maker.apply(random);
      try {
        CqlParser.parse(text);
      } catch (CqlSyntaxException e) {
        boolean isInside = e.offset() >= 0 && e.offset() <= text.length() && e.line() >= 1;
        assertTrue(isInside && !e.getMessage().isEmpty(), "seed " + seed + ": " + text);
      } catch (RuntimeException | StackOverflowError e) {
        fail("seed " + seed + ": " + text, e);
      }
      splitsInOrder(text, seed);
    }
  }

  private static void splitsInOrder(String text, long seed) {
    int end = 0;
    for (ScriptStatement s : StatementSplitter.split(text).all()) {
      boolean isInOrder = s.offset() >= end && text.startsWith(s.text(), s.offset());
      assertTrue(isInOrder, "seed " + seed + ": " + text);
      end = s.offset() + s.text().length();
    }
  }
}
