package io.minicql.jdbc.internal;

import io.minicql.CqlException;
import io.minicql.Database;
import io.minicql.PreparedCql;
import io.minicql.Session;
import io.minicql.grammar.ScriptStatement;
import io.minicql.grammar.SplitScript;
import io.minicql.grammar.StatementSplitter;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.SQLSyntaxErrorException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/**
 * A session of a database. A private database ends with it, a shared one does not. Auto-commit is
 * remembered and changes nothing: each statement takes effect when it is executed.
 */
final class CqlConnection implements ConnectionDefaults, Unwrapping {
  private final Database database;
  private final Session session;
  private final boolean ownsDatabase;
  private final String url;
  private final int fetchSize;
  private volatile boolean closed;
  private boolean autoCommit = true;
  private @Nullable SQLWarning warnings;

  CqlConnection(
      Database database, Session session, boolean ownsDatabase, String url, int fetchSize) {
    this.database = database;
    this.session = session;
    this.ownsDatabase = ownsDatabase;
    this.url = url;
    this.fetchSize = fetchSize;
  }

  Session session() {
    return session;
  }

  Database database() {
    return database;
  }

  String url() {
    return url;
  }

  /** Rows in a page where a statement says nothing. */
  int fetchSize() {
    return fetchSize;
  }

  /** The statements of a text. */
  List<String> split(String text) throws SQLException {
    int semicolon = SqlErrors.required(text, "A statement").indexOf(';');
    if (semicolon < 0 || text.substring(semicolon + 1).isBlank()) {
      return List.of(text);
    }
    SplitScript split = StatementSplitter.split(text);
    if (split.isInsideToken() && split.rest() == null) {
      throw new SQLSyntaxErrorException(
          "The text ends inside a comment", SqlStates.SYNTAX_OR_ACCESS, 0x2000);
    }
    return split.all().stream().map(ScriptStatement::text).toList();
  }

  PreparedCql prepare(String cql) throws SQLException {
    try {
      return session.prepare(SqlErrors.required(cql, "A statement"));
    } catch (CqlException e) {
      throw SqlErrors.translate(e);
    }
  }

  @Override
  public Statement createStatement() throws SQLException {
    checkOpen();
    return new CqlStatement(this);
  }

  @Override
  public PreparedStatement prepareStatement(String cql) throws SQLException {
    checkOpen();
    return new CqlPreparedStatement(this, prepare(cql));
  }

  @Override
  public void setSchema(@Nullable String keyspace) throws SQLException {
    checkOpen();
    if (keyspace == null || keyspace.isEmpty()) {
      throw SqlErrors.invalidParameter("A session cannot leave its keyspace for none");
    }
    try {
      session.execute("USE " + Identifiers.quote(keyspace));
    } catch (CqlException e) {
      throw SqlErrors.translate(e);
    }
  }

  @Override
  public @Nullable String getSchema() throws SQLException {
    checkOpen();
    return session.keyspace();
  }

  @Override
  public boolean getAutoCommit() throws SQLException {
    checkOpen();
    return autoCommit;
  }

  @Override
  public void setAutoCommit(boolean on) throws SQLException {
    checkOpen();
    autoCommit = on;
  }

  @Override
  public void rollback() throws SQLException {
    checkOpen();
    addWarnings(new SQLWarning("CQL has no transactions: nothing was rolled back", "01000"));
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
  public void addWarnings(@Nullable SQLWarning more) {
    if (warnings == null) {
      warnings = more;
    } else if (more != null) {
      warnings.setNextWarning(more);
    }
  }

  @Override
  public boolean isValid(int timeoutSeconds) throws SQLException {
    if (timeoutSeconds < 0) {
      throw SqlErrors.invalidParameter("A timeout cannot be negative: " + timeoutSeconds);
    }
    return !closed && !database.isClosed();
  }

  @Override
  public void close() {
    if (!closed) {
      closed = true;
      if (ownsDatabase) {
        database.close();
      }
    }
  }

  @Override
  public void abort(@Nullable Executor executor) throws SQLException {
    if (executor == null) {
      throw SqlErrors.invalidParameter("An executor is needed to abort a connection");
    }
    executor.execute(this::close);
  }

  @Override
  public boolean isClosed() {
    return closed;
  }

  @Override
  public void checkOpen() throws SQLException {
    if (closed || database.isClosed()) {
      throw SqlErrors.connectionClosed();
    }
  }
}
