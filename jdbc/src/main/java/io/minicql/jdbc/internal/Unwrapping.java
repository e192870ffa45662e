package io.minicql.jdbc.internal;

import java.sql.SQLException;
import java.sql.Wrapper;

/** The Wrapper half of JDBC's interfaces: an object is unwrapped to whatever it is. */
interface Unwrapping extends Wrapper {
  @Override
  default <T> T unwrap(Class<T> type) throws SQLException {
    if (!isWrapperFor(type)) {
      throw SqlErrors.invalidParameter("Not a wrapper of " + type.getName());
    }
    return type.cast(this);
  }

  @Override
  default boolean isWrapperFor(Class<?> type) {
    return type.isInstance(this);
  }
}
