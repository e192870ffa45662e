package io.minicql.schema.ddl;

import io.minicql.schema.FunctionMetadata;

/** What is done with the source of a new function before it is accepted. */
@FunctionalInterface
public interface UserCode {

  /**
   * Checks the source.
   *
   * @throws io.minicql.CqlException where it does not compile
   */
  void check(String keyspace, FunctionMetadata function);
}
