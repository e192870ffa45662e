package io.minicql.jdbc.internal;

import java.sql.SQLException;
import java.sql.Wrapper;
import org.jspecify.annotations.Nullable;

/** The Wrapper half of JDBC's interfaces: an object is unwrapped to whatever it is. */
interface Unwrapping extends Wrapper {
  @Override
  default <T> T unwrap(Class<T> type) throws SQLException {
    if (!isWrapperFor(SqlErrors.required(type, "A class"))) {
      throw SqlErrors.invalidParameter("Not a wrapper of " + type.getName());
    }
    return type.cast(this);
  }

  @Override
  default boolean isWrapperFor(@Nullable Class<?> type) {
    return type != null && type.isInstance(this);
  }
}
