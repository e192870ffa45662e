package io.minicql.function;

import org.jspecify.annotations.Nullable;

/** A function of many rows' values. The function is stateless; its accumulators are not. */
public interface AggregateFunction extends CqlFunction {
  Accumulator newAccumulator();

  /** The state of one group; used by one thread. */
  interface Accumulator {
    /** Takes the serialized arguments of one more row. */
    void add(FunctionContext context, byte[] @Nullable [] arguments);

    /** The serialized result for the rows taken so far. */
    byte @Nullable [] result(FunctionContext context);
  }
}
