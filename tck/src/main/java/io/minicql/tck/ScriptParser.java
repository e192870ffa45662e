package io.minicql.tck;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reads a script's text. */
public final class ScriptParser {
  static final String ANSWER = "-->";
  private static final String DIRECTIVE = "-- !";
  private static final Pattern LINE_ENDS = Pattern.compile("(?<=\n)");

  private final String text;
  private final List<Step> steps = new ArrayList<>();
  private final List<String> header = new ArrayList<>();
  private int at;

  private ScriptParser(String text) {
    this.text = text;
  }

  /**
   * Reads a script.
   *
   * @throws IllegalArgumentException for a directive that is not known
   */
  public static Script parse(String text) {
    return new ScriptParser(text).parse();
  }

  private Script parse() {
    StatementScanner scanner = new StatementScanner(text);
    int start = StatementScanner.tokenStart(text, 0);
    while (start < text.length()) {
      String before = gap(start);
      int end = scanner.statementEnd(start);
      String cql = text.substring(start, end).strip();
      int lineEnd = lineEnd(end);
      Directives directives = directives(before);
      String source = before + text.substring(start, lineEnd).stripTrailing();
      steps.add(
          new Step(
              lineOf(start), source, directives.request(cql), directives.differs(), List.of()));
      at = Math.min(text.length(), lineEnd + 1);
      start = StatementScanner.tokenStart(text, at);
    }
    return new Script(header, steps, gap(text.length()));
  }

  /** The text between two statements; the answer lines in it go to the statement before. */
  private String gap(int end) {
    StringBuilder rest = new StringBuilder();
    List<String> answer = new ArrayList<>();
    for (String line : LINE_ENDS.split(text.substring(at, end), -1)) {
      if (line.startsWith(ANSWER)) {
        answer.add(line.substring(ANSWER.length()).strip());
      } else {
        rest.append(line);
      }
    }
    if (steps.isEmpty()) {
      header.addAll(answer);
    } else {
      int last = steps.size() - 1;
      steps.set(last, steps.get(last).withExpected(answer));
    }
    return rest.toString();
  }

  /** A comment behind the semicolon belongs to the statement; another statement does not. */
  private int lineEnd(int end) {
    int newline = text.indexOf('\n', end);
    int lineEnd = newline < 0 ? text.length() : newline;
    int next = StatementScanner.tokenStart(text, Math.min(text.length(), end + 1));
    if (next < lineEnd) {
      throw new IllegalArgumentException(
          "line " + lineOf(end) + ": a statement must begin on a line of its own");
    }
    return lineEnd;
  }

  private static Directives directives(String before) {
    Directives directives = new Directives();
    before
        .lines()
        .map(String::strip)
        .filter(line -> line.startsWith(DIRECTIVE))
        .forEach(line -> directives.read(line.substring(DIRECTIVE.length()).strip()));
    return directives;
  }

  private int lineOf(int position) {
    return (int) text.substring(0, position).chars().filter(c -> c == '\n').count() + 1;
  }
}
