package io.minicql.jdbc.internal;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import java.sql.SQLDataException;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.sql.SQLInvalidAuthorizationSpecException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLNonTransientException;
import java.sql.SQLSyntaxErrorException;
import java.sql.SQLTimeoutException;
import java.sql.SQLTransientException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Makes every SQLException of the driver: the right class, an SQLSTATE, Cassandra's code. */
public final class SqlErrors {
  private static final Pattern UNKNOWN_TABLE =
      Pattern.compile(
          "(?i)table \\S+ does not exist|unconfigured table.*|keyspace \\S+ does not exist");
  private static final Pattern UNKNOWN_COLUMN = Pattern.compile("(?i)undefined column name .*");

  private SqlErrors() {}

  /** An engine's error as JDBC has it; the cause keeps the hint. */
  public static SQLException translate(CqlException e) {
    int code = e.code().code();
    String text = e.getMessage();
    return switch (e.code()) {
      case SYNTAX_ERROR, CONFIG_ERROR ->
          new SQLSyntaxErrorException(text, SqlStates.SYNTAX_OR_ACCESS, code, e);
      case INVALID -> new SQLSyntaxErrorException(text, invalidState(text), code, e);
      case ALREADY_EXISTS -> new SQLSyntaxErrorException(text, SqlStates.TABLE_EXISTS, code, e);
      case UNAUTHORIZED, BAD_CREDENTIALS ->
          new SQLInvalidAuthorizationSpecException(text, SqlStates.NOT_AUTHORIZED, code, e);
      case FUNCTION_FAILURE -> new SQLDataException(text, SqlStates.FUNCTION_FAILED, code, e);
      case OVERLOADED -> new SQLTransientException(text, SqlStates.OUT_OF_MEMORY, code, e);
      case READ_TIMEOUT, WRITE_TIMEOUT -> new SQLTimeoutException(text, SqlStates.TIMEOUT, code, e);
      case PROTOCOL_ERROR ->
          new SQLNonTransientException(text, SqlStates.INVALID_PARAMETER, code, e);
      default -> new SQLNonTransientException(text, SqlStates.GENERAL_ERROR, code, e);
    };
  }

  private static String invalidState(String text) {
    if (UNKNOWN_TABLE.matcher(text).lookingAt()) {
      return SqlStates.TABLE_NOT_FOUND;
    }
    return UNKNOWN_COLUMN.matcher(text).lookingAt()
        ? SqlStates.COLUMN_NOT_FOUND
        : SqlStates.SYNTAX_OR_ACCESS;
  }

  /** The one place that says what CQL cannot do. */
  public static SQLFeatureNotSupportedException notSupported(String what) {
    return new SQLFeatureNotSupportedException(
        what + " is not supported", SqlStates.FEATURE_NOT_SUPPORTED);
  }

  static SQLException connectionClosed() {
    return new SQLNonTransientConnectionException(
        "The connection is closed", SqlStates.CONNECTION_CLOSED);
  }

  static SQLException closed(String what) {
    return new SQLNonTransientException("The " + what + " is closed", SqlStates.FUNCTION_SEQUENCE);
  }

  static SQLException invalidParameter(String text) {
    return new SQLNonTransientException(text, SqlStates.INVALID_PARAMETER);
  }

  /** An argument that JDBC lets nobody leave out. */
  static <T> T required(@Nullable T argument, String what) throws SQLException {
    if (argument == null) {
      throw invalidParameter(what + " must not be null");
    }
    return argument;
  }

  static SQLException wrongSequence(String text) {
    return new SQLNonTransientException(text, SqlStates.FUNCTION_SEQUENCE);
  }

  static SQLDataException conversion(String text) {
    return new SQLDataException(text, SqlStates.INVALID_CONVERSION);
  }

  static SQLDataException outOfRange(Object value, Class<?> target) {
    return new SQLDataException(
        "The value " + value + " is out of range for " + target.getSimpleName(),
        SqlStates.NUMBER_OUT_OF_RANGE);
  }

  static SQLException timedOut(int seconds) {
    return new SQLTimeoutException(
        "The statement took longer than its timeout of " + seconds + " s",
        SqlStates.TIMEOUT,
        ErrorCode.READ_TIMEOUT.code());
  }
}
