package io.minicql.tck;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** Runs a script on a target and compares each answer with the recorded one, line by line. */
public final class Replay {
  private static final Pattern SYNTAX_ERROR =
      Pattern.compile("error 0x2000: (line |Failed parsing statement).*");

  private Replay() {}

  /** Runs the statements as their directives say. */
  public static List<Mismatch> run(Script script, Target target) throws IOException {
    return run(script, target, request -> request);
  }

  /**
   * Runs the statements, each changed in how it is run; page marks count only where nothing was
   * changed.
   */
  public static List<Mismatch> run(Script script, Target target, UnaryOperator<Request> change)
      throws IOException {
    List<Mismatch> mismatches = new ArrayList<>();
    for (Step step : script.steps()) {
      Request request = change.apply(step.request());
      target.advance(request.advance());
      List<String> actual = target.execute(request).lines();
      boolean samePages = request.pageSize().equals(step.request().pageSize());
      List<String> expected = samePages ? step.expected() : withoutPages(step.expected());
      List<String> compared = samePages ? actual : withoutPages(actual);
      if (equal(expected, compared) == step.differs().isPresent()) {
        mismatches.add(new Mismatch(step, actual));
      }
    }
    return mismatches;
  }

  /**
   * The text of a syntax error comes from the parser generator and is not compared, its code is.
   */
  static boolean equal(List<String> expected, List<String> actual) {
    boolean syntaxErrors =
        SYNTAX_ERROR.matcher(expected.get(0)).matches()
            && SYNTAX_ERROR.matcher(actual.get(0)).matches();
    return syntaxErrors || expected.equals(actual);
  }

  private static List<String> withoutPages(List<String> lines) {
    return lines.stream().filter(line -> !line.startsWith("page: ")).toList();
  }

  /**
   * A step that was answered otherwise than recorded, or as recorded although it is said to differ.
   */
  public record Mismatch(Step step, List<String> actual) {
    @Override
    public String toString() {
      String said = step.differs().map(why -> " (said to differ: " + why + ")").orElse("");
      return "line "
          + step.line()
          + said
          + ": "
          + step.request().cql()
          + "\n  recorded: "
          + String.join("\n            ", step.expected())
          + "\n  actual:   "
          + String.join("\n            ", actual);
    }
  }
}
