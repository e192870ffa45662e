package io.minicql.jdbc.runner;

import io.minicql.CqlException;
import io.minicql.grammar.CqlSyntaxException;
import io.minicql.grammar.ScriptStatement;
import java.io.PrintStream;
import java.sql.SQLException;
import java.sql.SQLWarning;
import org.jspecify.annotations.Nullable;

/** Tells people what was wrong, where, and what to do: never a stack trace. */
final class ErrorReport {
  /** How much of a long line is shown before and behind the caret. */
  private static final int WINDOW_CHARS = 60;

  private final PrintStream errors;

  ErrorReport(PrintStream errors) {
    this.errors = errors;
  }

  /**
   * The place, the message, the line with a caret under it, and the hint:
   *
   * <pre>
   * orders.cql:3:8: line 1:7 no viable alternative at input 'FROM' (SELECT [FROM]...)
   *   SELECT FROM t
   *          ^
   *   hint: ...
   * </pre>
   */
  void report(Script script, ScriptStatement part, SQLException error) {
    int offset = part.offset() + offsetIn(part, error);
    String line = script.lineTextAt(offset);
    int column = script.columnAt(offset);
    errors.printf(
        "%s:%d:%d: %s%n", script.name(), script.lineAt(offset), column, error.getMessage());
    int from = Math.max(0, Math.min(column - 1, line.length()) - WINDOW_CHARS);
    String shown = line.substring(from, Math.min(line.length(), from + 2 * WINDOW_CHARS));
    errors.println("  " + shown);
    errors.println("  " + caretIndent(shown, column - from) + "^");
    String hint = hint(error);
    if (hint != null) {
      errors.println("  hint: " + hint);
    }
    errors.flush();
  }

  /** Nothing of such a script is run: the comment hides how much of it was meant. */
  void endsInsideComment(Script script) {
    errors.println(script.name() + ": the script ends inside a comment (/* without */)");
    errors.flush();
  }

  void warn(@Nullable SQLWarning first) {
    for (SQLWarning w = first; w != null; w = w.getNextWarning()) {
      errors.println("warning: " + w.getMessage());
    }
  }

  /** Tabs stay tabs, so that the caret stands below its character. */
  private static String caretIndent(String line, int column) {
    StringBuilder indent = new StringBuilder();
    for (int i = 0; i < column - 1; i++) {
      indent.append(i < line.length() && line.charAt(i) == '\t' ? '\t' : ' ');
    }
    return indent.toString();
  }

  private static int offsetIn(ScriptStatement part, SQLException error) {
    for (Throwable t = error; t != null; t = t.getCause()) {
      if (t instanceof CqlSyntaxException syntax) {
        return Math.min(syntax.offset(), part.text().length());
      }
    }
    return 0;
  }

  private static @Nullable String hint(SQLException error) {
    return error.getCause() instanceof CqlException e ? e.hint() : null;
  }
}
