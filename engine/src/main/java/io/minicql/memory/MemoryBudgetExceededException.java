package io.minicql.memory;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A write needs more memory than the database may use. Nothing was written and nothing is lost. */
public final class MemoryBudgetExceededException extends CqlException {
  private static final long serialVersionUID = 1L;

  MemoryBudgetExceededException(String message, @Nullable Throwable cause) {
    super(
        ErrorCode.OVERLOADED,
        message,
        "Delete data, or open the database with a larger max_memory",
        Map.of(),
        cause);
  }
}
