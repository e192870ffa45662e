package io.minicql.tck;

import java.util.List;
import java.util.Optional;

/**
 * One statement of a script.
 *
 * @param line the line that the statement begins on, from 1
 * @param source the text from the end of the statement before it to the end of its own last line,
 *     answers left out
 * @param differs why MiniCQL's answer is known to be another one
 * @param expected the recorded answer's lines without {@code -->}; none if nothing was recorded yet
 */
public record Step(
    int line, String source, Request request, Optional<String> differs, List<String> expected) {
  public Step {
    expected = List.copyOf(expected);
  }

  /** The same statement with another answer. */
  Step withExpected(List<String> lines) {
    return new Step(line, source, request, differs, lines);
  }
}
