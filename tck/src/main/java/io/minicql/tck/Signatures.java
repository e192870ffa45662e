package io.minicql.tck;

import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The list of a function's overloads in error texts. */
final class Signatures {
  private static final Pattern LIST = Pattern.compile("(?<=signatures: )\\S+ : .*?(?=\\)($|:))");
  private static final Pattern SEPARATOR = Pattern.compile(", (?=\\S+ : )");

  private Signatures() {}

  /** The lines with each list of overloads in alphabetical order. */
  static List<String> sorted(List<String> lines) {
    return lines.stream().map(line -> LIST.matcher(line).replaceAll(Signatures::sorted)).toList();
  }

  private static String sorted(MatchResult list) {
    return Matcher.quoteReplacement(
        Arrays.stream(SEPARATOR.split(list.group())).sorted().collect(Collectors.joining(", ")));
  }
}
