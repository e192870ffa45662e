package io.minicql.jdbc.internal;

import io.minicql.CqlException;
import io.minicql.ExecutionOptions;
import io.minicql.PagingState;
import io.minicql.PreparedCql;
import io.minicql.Result;
import io.minicql.ResultPage;
import io.minicql.Values;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs texts of one or more statements, one after the other, and hands out their answers in order.
 * Used by one thread at a time.
 */
class CqlStatement implements StatementDefaults, Unwrapping {
  private final CqlConnection connection;
  private final StatementSettings settings = new StatementSettings();
  private final Deque<Outcome> outcomes = new ArrayDeque<>();
  private final List<String> batch = new ArrayList<>();
  private @Nullable Outcome current;
  private @Nullable CqlResultSet resultSet;
  private @Nullable SQLWarning warnings;
  private Deadline deadline = Deadline.NONE;
  private boolean closed;
  private boolean closeOnCompletion;

  CqlStatement(CqlConnection connection) {
    this.connection = connection;
  }

  @Override
  public StatementSettings settings() throws SQLException {
    checkOpen();
    return settings;
  }

  @Override
  public boolean execute(String cql) throws SQLException {
    begin();
    for (String text : connection.split(cql)) {
      outcomes.add(run(connection.prepare(text), Values.NONE));
    }
    return advance();
  }

  @Override
  public ResultSet executeQuery(String cql) throws SQLException {
    execute(cql);
    return firstRows();
  }

  @Override
  public long executeLargeUpdate(String cql) throws SQLException {
    execute(cql);
    return totalUpdateCount();
  }

  /** The answer of executeQuery: the first outcome, which must have rows. */
  final ResultSet firstRows() throws SQLException {
    ResultSet rows = resultSet;
    if (rows == null) {
      throw SqlErrors.wrongSequence("The statement gave no rows; use execute or executeUpdate");
    }
    return rows;
  }

  /** The answer of executeUpdate: what all statements wrote; a query among them is refused. */
  final long totalUpdateCount() throws SQLException {
    Outcome first = current;
    if (first == null) {
      return 0;
    }
    outcomes.addFirst(first);
    long count = 0;
    for (Outcome outcome : outcomes) {
      if (outcome.isQuery()) {
        throw SqlErrors.wrongSequence("The statement gave rows; use execute or executeQuery");
      }
      count += outcome.updateCount();
    }
    outcomes.clear();
    closeResult();
    current = first.withCount(count);
    return count;
  }

  /** Executes one prepared statement and keeps its warnings. */
  final Outcome run(PreparedCql prepared, byte[][] values) throws SQLException {
    try {
      Result result = connection.session().execute(prepared, values, options());
      warnings = Warnings.chain(warnings, prepared.warnings());
      warnings = Warnings.chain(warnings, result.warnings());
      return Outcome.of(prepared, values, result);
    } catch (CqlException e) {
      warnings = Warnings.chain(warnings, e.warnings());
      throw SqlErrors.translate(e);
    }
  }

  private ResultPage fetch(Outcome outcome, PagingState position) throws SQLException {
    deadline.check();
    try {
      ExecutionOptions options = options().withPagingState(position);
      return (ResultPage)
          connection.session().execute(outcome.statement(), outcome.values(), options);
    } catch (CqlException e) {
      throw SqlErrors.translate(e);
    }
  }

  private ExecutionOptions options() {
    return ExecutionOptions.DEFAULT.withPageSize(settings.pageRows(connection.fetchSize()));
  }

  /** Forgets the last execution's answers and starts the clock of a new one. */
  final void begin() throws SQLException {
    checkOpen();
    closeResult();
    outcomes.clear();
    current = null;
    warnings = null;
    deadline = Deadline.in(settings.queryTimeoutSeconds());
  }

  /** Makes one outcome the only answer. */
  final boolean present(Outcome outcome) throws SQLException {
    outcomes.add(outcome);
    return advance();
  }

  private boolean advance() throws SQLException {
    Outcome next = outcomes.poll();
    current = next;
    ResultPage rows = next == null ? null : next.rows();
    if (next == null || rows == null) {
      return false;
    }
    resultSet =
        new CqlResultSet(
            this,
            rows,
            position -> fetch(next, position),
            settings.maxRows(),
            settings.fetchSize());
    return true;
  }

  @Override
  public @Nullable ResultSet getResultSet() throws SQLException {
    checkOpen();
    return resultSet;
  }

  @Override
  public long getLargeUpdateCount() throws SQLException {
    checkOpen();
    Outcome outcome = current;
    return outcome == null || outcome.rows() != null ? -1 : outcome.updateCount();
  }

  @Override
  public boolean getMoreResults(int what) throws SQLException {
    checkOpen();
    if (what == CLOSE_CURRENT_RESULT || what == CLOSE_ALL_RESULTS) {
      closeResult();
    } else if (what != KEEP_CURRENT_RESULT) {
      throw SqlErrors.invalidParameter("Not a way to treat the current result: " + what);
    }
    resultSet = null;
    return advance();
  }

  @Override
  public void addBatch(String cql) throws SQLException {
    checkOpen();
    batch.add(SqlErrors.required(cql, "A statement"));
  }

  @Override
  public void clearBatch() throws SQLException {
    checkOpen();
    batch.clear();
  }

  @Override
  public long[] executeLargeBatch() throws SQLException {
    checkOpen();
    List<String> texts = List.copyOf(batch);
    batch.clear();
    return BatchCounts.of(texts.size(), index -> executeLargeUpdate(texts.get(index)));
  }

  @Override
  public CqlConnection connection() throws SQLException {
    checkOpen();
    return connection;
  }

  @Override
  public Connection getConnection() throws SQLException {
    return connection();
  }

  @Override
  public @Nullable SQLWarning getWarnings() throws SQLException {
    checkOpen();
    return warnings;
  }

  @Override
  public void clearWarnings() throws SQLException {
    checkOpen();
    warnings = null;
  }

  @Override
  public void closeOnCompletion() throws SQLException {
    checkOpen();
    closeOnCompletion = true;
  }

  @Override
  public boolean isCloseOnCompletion() throws SQLException {
    checkOpen();
    return closeOnCompletion;
  }

  /** Called by a result set of this statement when it was closed. */
  final void resultClosed() throws SQLException {
    if (closeOnCompletion && outcomes.isEmpty()) {
      close();
    }
  }

  private void closeResult() throws SQLException {
    CqlResultSet open = resultSet;
    resultSet = null;
    if (open != null) {
      open.close();
    }
  }

  @Override
  public void close() throws SQLException {
    if (!closed) {
      closed = true;
      closeResult();
      outcomes.clear();
      batch.clear();
    }
  }

  @Override
  public boolean isClosed() {
    return closed;
  }

  final void checkOpen() throws SQLException {
    if (closed) {
      throw SqlErrors.closed("statement");
    }
    connection.checkOpen();
  }
}
