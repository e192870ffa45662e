package io.minicql.tck;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file of statements with their answers.
 *
 * @param header the lines of the kit before the first statement: who gave the answers
 * @param tail what follows the last statement
 */
public record Script(List<String> header, List<Step> steps, String tail) {
  private static final Pattern CREATE_KEYSPACE =
      Pattern.compile(
          "\\s*CREATE\\s+KEYSPACE\\s+(?:IF\\s+NOT\\s+EXISTS\\s+)?(\\w+|\"[^\"]+\")",
          Pattern.CASE_INSENSITIVE);

  public Script {
    header = List.copyOf(header);
    steps = List.copyOf(steps);
  }

  /** The keyspaces that the script makes: they must not be there before it runs. */
  public List<String> keyspaces() {
    List<String> names = new ArrayList<>();
    for (Step step : steps) {
      Matcher create = CREATE_KEYSPACE.matcher(step.request().cql());
      if (create.lookingAt() && !names.contains(create.group(1))) {
        names.add(create.group(1));
      }
    }
    return names;
  }

  /** The same statements with other answers, one list of lines for each step. */
  public Script recorded(String headerLine, List<List<String>> answers) {
    List<Step> recorded = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      recorded.add(steps.get(i).withExpected(answers.get(i)));
    }
    return new Script(List.of(headerLine), recorded, tail);
  }

  /** The file's text. */
  public String text() {
    StringBuilder out = new StringBuilder();
    append(out, header);
    for (Step step : steps) {
      out.append(step.source()).append('\n');
      append(out, step.expected());
    }
    return out.append(tail).toString();
  }

  private static void append(StringBuilder out, List<String> lines) {
    lines.forEach(line -> out.append(ScriptParser.ANSWER).append(' ').append(line).append('\n'));
  }
}
