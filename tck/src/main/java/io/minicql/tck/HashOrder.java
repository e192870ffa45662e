package io.minicql.tck;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Sorts what Cassandra's error texts list in the order of a hash, which is another one each time a
 * node starts: the signatures of a function's overloads, and columns in the form {@code b ,a}.
 */
final class HashOrder {
  private static final Pattern SIGNATURES =
      Pattern.compile("(?<=(?:known type|matched by following) signatures: ).*(?=\\))");
  private static final Pattern BETWEEN_SIGNATURES = Pattern.compile(", (?=[\\w\"]+\\.[\\w\"]+ : )");
  private static final Pattern COLUMNS = Pattern.compile("\\w+(?: ,\\w+)+");
  private static final Pattern BETWEEN_COLUMNS = Pattern.compile(" ,");

  private HashOrder() {}

  static String sorted(String text) {
    String signatures = sorted(text, SIGNATURES, BETWEEN_SIGNATURES, ", ");
    return sorted(signatures, COLUMNS, BETWEEN_COLUMNS, " ,");
  }

  private static String sorted(String text, Pattern list, Pattern between, String separator) {
    return list.matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(sorted(found.group(), between, separator)));
  }

  private static String sorted(String list, Pattern between, String separator) {
    return Arrays.stream(between.split(list)).sorted().collect(Collectors.joining(separator));
  }
}
