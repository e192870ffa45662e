package io.minicql.tck;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * The {@code -- !word rest} lines before one statement, read into a {@link Request} step by step.
 */
final class Directives {
  private OptionalInt pageSize = OptionalInt.of(Request.DEFAULT_PAGE_SIZE);
  private Optional<List<String>> bound = Optional.empty();
  private boolean prepareOnly;
  private String consistency = Request.DEFAULT_CONSISTENCY;
  private OptionalLong timestampMicros = OptionalLong.empty();
  private Duration advance = Duration.ZERO;
  private Optional<String> differs = Optional.empty();

  void read(String line) {
    int space = line.indexOf(' ');
    String word = space < 0 ? line : line.substring(0, space);
    String rest = space < 0 ? "" : line.substring(space).strip();
    switch (word) {
      case "page_size" -> pageSize = pageSize(rest);
      case "bind" -> bound = Optional.of(splitLiterals(rest));
      case "prepare" -> prepareOnly = true;
      case "consistency" -> consistency = rest;
      case "timestamp" -> timestampMicros = OptionalLong.of(Long.parseLong(rest));
      case "advance" -> advance = Duration.parse("PT" + rest);
      case "differs" -> differs = Optional.of(rest);
      default -> throw new IllegalArgumentException("unknown directive -- !" + line);
    }
  }

  private static OptionalInt pageSize(String rest) {
    return rest.equals("none") ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(rest));
  }

  /** Splits at the commas that are outside of quotes and brackets. */
  static List<String> splitLiterals(String text) {
    List<String> literals = new ArrayList<>();
    int depth = 0;
    boolean quoted = false;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\'') {
        quoted = !quoted;
      } else if (!quoted) {
        depth += "([{".indexOf(c) >= 0 ? 1 : 0;
        depth -= ")]}".indexOf(c) >= 0 ? 1 : 0;
        if (c == ',' && depth == 0) {
          literals.add(text.substring(start, i).strip());
          start = i + 1;
        }
      }
    }
    String last = text.substring(start).strip();
    if (!last.isEmpty()) {
      literals.add(last);
    }
    return literals;
  }

  Optional<String> differs() {
    return differs;
  }

  Request request(String cql) {
    return new Request(cql, pageSize, bound, prepareOnly, consistency, timestampMicros, advance);
  }
}
