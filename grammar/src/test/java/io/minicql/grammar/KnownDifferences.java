package io.minicql.grammar;

import java.util.Set;
import java.util.stream.Collectors;

/** The texts of {@code known-differences.txt}, on which our verdict is not Cassandra's. */
final class KnownDifferences {
  private static final Set<String> TEXTS =
      Corpus.lines("known-differences.txt").stream()
          .filter(line -> !line.isEmpty() && line.charAt(0) != '#')
          .map(Corpus::unescape)
          .collect(Collectors.toUnmodifiableSet());

  private KnownDifferences() {}

  static boolean contains(String text) {
    return TEXTS.contains(text);
  }
}
