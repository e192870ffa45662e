package io.minicql.tck.random;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Random choices, all from one seed. */
final class Dice {
  private final Random random;

  Dice(long seed) {
    this.random = new Random(seed);
  }

  /** From 0 to limit - 1. */
  int below(int limit) {
    return random.nextInt(limit);
  }

  boolean percent(int chance) {
    return below(100) < chance;
  }

  <T> T oneOf(List<T> choices) {
    return choices.get(below(choices.size()));
  }

  @SafeVarargs
  final <T> T oneOf(T... choices) {
    return choices[below(choices.length)];
  }

  /** From min to max of them, in random order. */
  <T> List<T> someOf(List<T> choices, int min, int max) {
    List<T> shuffled = new ArrayList<>(choices);
    Collections.shuffle(shuffled, random);
    int count = Math.min(choices.size(), min + below(Math.max(1, max - min + 1)));
    return shuffled.subList(0, count);
  }

  /** From min to max texts, with commas between them. */
  String list(int min, int max, Supplier<String> text) {
    return Stream.generate(text)
        .limit(min + (long) below(max - min + 1))
        .collect(Collectors.joining(", "));
  }
}
