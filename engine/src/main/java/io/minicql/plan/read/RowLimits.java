package io.minicql.plan.read;

import io.minicql.CqlException;
import io.minicql.Values;
import io.minicql.plan.term.Bindings;
import io.minicql.plan.term.Term;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * LIMIT and PER PARTITION LIMIT.
 *
 * @param total the limit of all rows, null where there is none
 * @param perPartition the limit of each partition's rows, null where there is none
 */
public record RowLimits(@Nullable Term total, @Nullable Term perPartition) {
  /** What stands for no limit. */
  public static final int NONE = Integer.MAX_VALUE;

  /**
   * The limit of all rows.
   *
   * @throws CqlException where it is not positive (rule 13)
   */
  public int evaluateTotal(Bindings bindings) {
    return evaluate(total, bindings);
  }

  /**
   * The limit of each partition's rows.
   *
   * @throws CqlException where it is not positive
   */
  public int evaluatePerPartition(Bindings bindings) {
    return evaluate(perPartition, bindings);
  }

  private static int evaluate(@Nullable Term term, Bindings bindings) {
    if (term == null) {
      return NONE;
    }
    byte[] value = term.evaluate(bindings);
    if (value == null) {
      throw CqlException.invalid("Invalid null value of limit");
    }
    if (value == Values.UNSET) {
      return NONE;
    }
    if (value.length != Integer.BYTES) {
      throw CqlException.invalid("Invalid limit value");
    }
    int limit = ByteBuffer.wrap(value).getInt();
    if (limit <= 0) {
      throw CqlException.invalid("LIMIT must be strictly positive");
    }
    return limit;
  }
}
