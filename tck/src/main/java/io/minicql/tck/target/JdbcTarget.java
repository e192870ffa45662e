package io.minicql.tck.target;

import io.minicql.CqlException;
import io.minicql.jdbc.internal.CellText;
import io.minicql.tck.Answer;
import io.minicql.tck.Outcome;
import io.minicql.tck.Request;
import io.minicql.tck.Target;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * A private database behind JDBC. JDBC has no pages, no unset values and no answer to tell a change
 * of the schema from a write, so only rows and errors can be compared.
 */
public final class JdbcTarget implements Target {
  private final Connection connection;

  public JdbcTarget() throws SQLException {
    this.connection = DriverManager.getConnection("jdbc:minicql:mem:?user_functions=true");
  }

  /** Whether the statement can be run in the same way through JDBC. */
  public static boolean canRun(Request request) {
    return request.bound().isEmpty()
        && !request.prepareOnly()
        && request.pageSize().isPresent()
        && request.timestampMicros().isEmpty()
        && request.advance().isZero();
  }

  @Override
  public void advance(Duration duration) {
    if (!duration.isZero()) {
      throw new UnsupportedOperationException("a connection's clock is the system's");
    }
  }

  @Override
  public Outcome execute(Request request) {
    try (Statement statement = connection.createStatement()) {
      statement.setFetchSize(request.pageSize().orElseThrow());
      if (!statement.execute(request.cql())) {
        return new Outcome(new Answer.Done(), warnings(statement.getWarnings()));
      }
      try (ResultSet rows = statement.getResultSet()) {
        Answer answer = rows(rows);
        return new Outcome(answer, warnings(statement.getWarnings()));
      }
    } catch (SQLException e) {
      return new Outcome(
          new Answer.Failure(e.getErrorCode(), String.valueOf(e.getMessage())), warningsOf(e));
    }
  }

  private static List<String> warningsOf(SQLException e) {
    return e.getCause() instanceof CqlException cause ? cause.warnings() : List.of();
  }

  private static Answer rows(ResultSet rows) throws SQLException {
    CellText cells = rows.unwrap(CellText.class);
    ResultSetMetaData metaData = rows.getMetaData();
    List<Answer.Column> columns = new ArrayList<>();
    for (int i = 1; i <= metaData.getColumnCount(); i++) {
      String type = ValueTypes.of(cells.type(i)).cqlName();
      columns.add(new Answer.Column(metaData.getColumnLabel(i), type));
    }
    List<List<String>> texts = new ArrayList<>();
    while (rows.next()) {
      List<String> row = new ArrayList<>();
      for (int i = 1; i <= columns.size(); i++) {
        row.add(ValueTypes.of(cells.type(i)).text(rows.getBytes(i)));
      }
      texts.add(row);
    }
    return new Answer.Rows(columns, List.of(texts));
  }

  private static List<String> warnings(SQLWarning first) {
    List<String> texts = new ArrayList<>();
    for (SQLWarning warning = first; warning != null; warning = warning.getNextWarning()) {
      if (!texts.contains(warning.getMessage())) {
        texts.add(warning.getMessage());
      }
    }
    return texts;
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new IllegalStateException("a connection that cannot be closed", e);
    }
  }
}
