package io.minicql.jdbc.internal;

import java.sql.ResultSet;
import java.sql.SQLException;

/** What a forward-only, read-only result set answers to everything about its position. */
interface ForwardRows extends ResultSet {
  void checkOpen() throws SQLException;

  private static SQLException forwardOnly() {
    return SqlErrors.notSupported("Moving in a forward-only result set");
  }

  @Override
  default void beforeFirst() throws SQLException {
    throw forwardOnly();
  }

  @Override
  default void afterLast() throws SQLException {
    throw forwardOnly();
  }

  @Override
  default boolean first() throws SQLException {
    throw forwardOnly();
  }

  @Override
  default boolean last() throws SQLException {
    throw forwardOnly();
  }

  @Override
  default boolean absolute(int row) throws SQLException {
    throw forwardOnly();
  }

  @Override
  default boolean relative(int rows) throws SQLException {
    throw forwardOnly();
  }

  @Override
  default boolean previous() throws SQLException {
    throw forwardOnly();
  }

  @Override
  default void setFetchDirection(int direction) throws SQLException {
    checkOpen();
    if (direction != FETCH_FORWARD) {
      throw forwardOnly();
    }
  }

  @Override
  default int getFetchDirection() throws SQLException {
    checkOpen();
    return FETCH_FORWARD;
  }

  @Override
  default int getType() throws SQLException {
    checkOpen();
    return TYPE_FORWARD_ONLY;
  }

  @Override
  default int getConcurrency() throws SQLException {
    checkOpen();
    return CONCUR_READ_ONLY;
  }

  @Override
  default int getHoldability() throws SQLException {
    checkOpen();
    return HOLD_CURSORS_OVER_COMMIT;
  }

  @Override
  default String getCursorName() throws SQLException {
    throw SqlErrors.notSupported("A cursor's name");
  }
}
