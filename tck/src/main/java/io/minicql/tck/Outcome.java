package io.minicql.tck;

import java.util.ArrayList;
import java.util.List;

/** An answer with the warnings that came along. */
public record Outcome(Answer answer, List<String> warnings) {
  public Outcome {
    warnings = List.copyOf(warnings);
  }

  /** The outcome as the lines of a script, without their {@code -->}. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>(answer.lines());
    warnings.forEach(warning -> lines.add("warning: " + RowLines.oneLine(warning)));
    return lines;
  }
}
