package io.minicql.function.user;

import io.minicql.CqlException;
import io.minicql.function.FunctionBodies;
import io.minicql.function.FunctionBody;
import io.minicql.schema.FunctionMetadata;

/** Functions are kept and described, but never compiled or executed. */
public final class DisabledBodies implements FunctionBodies {
  @Override
  public FunctionBody bodyOf(String keyspace, FunctionMetadata function) {
    throw CqlException.invalid(
        "The function "
            + keyspace
            + "."
            + function.name()
            + " is not executed, as this database does not run code of users",
        "open the database with user_functions=true, if you trust who may create functions");
  }

  @Override
  public void check(String keyspace, FunctionMetadata function) {
    // Source that is never executed may say anything.
  }
}
