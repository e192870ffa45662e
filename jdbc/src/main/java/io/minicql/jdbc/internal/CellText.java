package io.minicql.jdbc.internal;

import io.minicql.type.CqlType;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** The current row's cells for printing; what a result set of this driver unwraps to. */
public interface CellText {
  /** A cell as cqlsh prints it; {@code null} for null. */
  String display(int column) throws SQLException;

  /** A cell as the engine's codec decodes it; null for null. */
  @Nullable Object decode(int column) throws SQLException;

  CqlType type(int column) throws SQLException;
}
