package io.minicql.function;

import org.jspecify.annotations.Nullable;

/** Knows the functions that may be called: native ones and those of the schema. */
public interface FunctionRegistry {
  /**
   * Picks the overload that fits the arguments best, as Cassandra's resolver does.
   *
   * @return null where no function has the name
   * @throws io.minicql.CqlException where functions of the name exist and none, or more than one,
   *     fits
   */
  @Nullable CqlFunction resolve(FunctionRequest request);
}
