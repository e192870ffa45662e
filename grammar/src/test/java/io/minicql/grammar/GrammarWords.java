package io.minicql.grammar;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of the keyword tokens in the JavaCC file. */
final class GrammarWords {
  static final Path FILE =
      Path.of("src/main/javacc/io/minicql/grammar/internal/GeneratedParser.jj");

  private static final Pattern KEYWORD = Pattern.compile("<K_\\w+: ([^>]*)>");
  private static final Pattern WORD = Pattern.compile("\"(\\w+)\"");

  private GrammarWords() {}

  static SortedSet<String> inGrammarFile() {
    SortedSet<String> words = new TreeSet<>();
    Matcher keyword = KEYWORD.matcher(read());
    while (keyword.find()) {
      Matcher word = WORD.matcher(keyword.group(1));
      while (word.find()) {
        words.add(word.group(1));
      }
    }
    return words;
  }

  private static String read() {
    try {
      return Files.readString(FILE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
