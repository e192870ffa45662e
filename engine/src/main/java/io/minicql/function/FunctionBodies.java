package io.minicql.function;

import io.minicql.schema.FunctionMetadata;

/** Makes users' functions callable. For any thread. */
public interface FunctionBodies {
  /**
   * The body of a function.
   *
   * @throws io.minicql.CqlException where it does not compile, or nothing may be executed
   */
  FunctionBody bodyOf(String keyspace, FunctionMetadata function);

  /**
   * Looks at the source of a new function.
   *
   * @throws io.minicql.CqlException where it does not compile
   */
  void check(String keyspace, FunctionMetadata function);
}
