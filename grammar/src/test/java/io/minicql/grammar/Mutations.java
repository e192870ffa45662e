package io.minicql.grammar;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes texts out of the corpus by dropping, doubling and swapping tokens and by changing their
 * case: always the same ones, so that verdicts on them can be kept. Tokens are found by a pattern
 * of its own, lest a change of the lexer changed the texts.
 */
final class Mutations {
  static final int COUNT = 100_000;
  private static final long SEED = 20_260_101;

  private static final Pattern TOKEN =
      Pattern.compile(
          "'(?:[^']|'')*'|\"(?:[^\"]|\"\")*\"|\\$\\$.*?\\$\\$|\\w+|\\s+|.", Pattern.DOTALL);

  private final Random random = new Random(SEED);
  private final List<CorpusEntry> all;
  private final List<CorpusEntry> accepted;

  private Mutations(List<CorpusEntry> corpus) {
    all = corpus;
    accepted = corpus.stream().filter(e -> e.verdict() == Verdict.ACCEPTED).toList();
  }

  static List<String> of(List<CorpusEntry> corpus) {
    Mutations mutations = new Mutations(corpus);
    Set<String> texts = new LinkedHashSet<>(2 * COUNT);
    while (texts.size() < COUNT) {
      String text = mutations.next();
      if (!text.isBlank()) {
        texts.add(text);
      }
    }
    return List.copyOf(texts);
  }

  /** Accepted texts are taken more often: what is refused already stays so. */
  private String next() {
    List<CorpusEntry> source = random.nextInt(8) == 0 ? all : accepted;
    List<String> tokens = tokens(source.get(random.nextInt(source.size())).text());
    int changes = 1 + (random.nextInt(4) == 0 ? 1 : 0) + (random.nextInt(16) == 0 ? 1 : 0);
    for (int i = 0; i < changes; i++) {
      change(tokens);
    }
    String text = String.join("", tokens);
    // A text of several lines is judged with a line feed at its end.
    return text.indexOf('\n') >= 0 && !text.endsWith("\n") ? text + "\n" : text;
  }

  private static List<String> tokens(String text) {
    List<String> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(text);
    while (matcher.find()) {
      tokens.add(matcher.group());
    }
    return tokens;
  }

  private void change(List<String> tokens) {
    int at = anyToken(tokens);
    switch (random.nextInt(4)) {
      case 0 -> tokens.set(at, "");
      case 1 -> tokens.set(at, tokens.get(at) + " " + tokens.get(at));
      case 2 -> swap(tokens, at, random.nextBoolean() ? anyToken(tokens) : after(tokens, at));
      default -> tokens.set(at, otherCase(tokens.get(at)));
    }
  }

  private int anyToken(List<String> tokens) {
    int at = random.nextInt(tokens.size());
    return tokens.get(at).isBlank() ? after(tokens, at) : at;
  }

  private static int after(List<String> tokens, int at) {
    for (int i = 1; i <= tokens.size(); i++) {
      int next = (at + i) % tokens.size();
      if (!tokens.get(next).isBlank()) {
        return next;
      }
    }
    return at;
  }

  private static void swap(List<String> tokens, int a, int b) {
    String first = tokens.get(a);
    tokens.set(a, tokens.get(b));
    tokens.set(b, first);
  }

  private String otherCase(String token) {
    String upper = token.toUpperCase(Locale.ROOT);
    String lower = token.toLowerCase(Locale.ROOT);
    if (random.nextInt(4) == 0 && token.length() > 1) {
      return lower.substring(0, 1) + upper.substring(1);
    }
    return token.equals(upper) ? lower : upper;
  }
}
