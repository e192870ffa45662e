package io.minicql.function;

import org.jspecify.annotations.Nullable;

/** A function of one row's values. Stateless and safe for any thread. */
public interface ScalarFunction extends CqlFunction {
  /** Whether equal arguments always give equal results (not so for now() and uuid()). */
  boolean isDeterministic();

  /**
   * Computes the result in serialized form.
   *
   * @param arguments serialized values of {@link #argumentTypes()}; null for CQL null
   */
  byte @Nullable [] invoke(FunctionContext context, byte[] @Nullable [] arguments);
}
