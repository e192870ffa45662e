package io.minicql.jdbc.runner;

import io.minicql.grammar.ScriptStatement;
import io.minicql.grammar.SplitScript;
import io.minicql.grammar.StatementSplitter;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Runs scripts on one connection, so that USE lasts from one to the next. */
final class ScriptRun {
  private final Connection connection;
  private final ResultPrinter printer;
  private final ErrorReport errors;
  private final Progress progress;
  private final boolean keepGoing;

  ScriptRun(
      Connection connection,
      ResultPrinter printer,
      ErrorReport errors,
      Progress progress,
      boolean keepGoing) {
    this.connection = connection;
    this.printer = printer;
    this.errors = errors;
    this.progress = progress;
    this.keepGoing = keepGoing;
  }

  /**
   * Whether every statement was accepted; without keep-going the first that is not ends the run.
   */
  boolean execute(Script script) throws SQLException {
    boolean accepted = true;
    int count = 0;
    SplitScript split = StatementSplitter.split(script.text());
    if (split.isInsideToken() && split.rest() == null) {
      errors.endsInsideComment(script);
      return false;
    }
    try (Statement statement = connection.createStatement()) {
      for (ScriptStatement part : split.all()) {
        progress.show(script, part.offset(), count++);
        if (!execute(statement, script, part)) {
          accepted = false;
          if (!keepGoing) {
            break;
          }
        }
      }
    }
    progress.clear();
    return accepted;
  }

  private boolean execute(Statement statement, Script script, ScriptStatement part) {
    try {
      if (statement.execute(part.text())) {
        try (ResultSet rows = statement.getResultSet()) {
          progress.clear();
          printer.print(rows);
        }
      }
      errors.warn(statement.getWarnings());
      return true;
    } catch (SQLException e) {
      progress.clear();
      errors.report(script, part, e);
      return false;
    }
  }
}
