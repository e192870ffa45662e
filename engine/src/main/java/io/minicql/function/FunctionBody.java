package io.minicql.function;

import org.jspecify.annotations.Nullable;

/** The body of a user's function, ready to be called by any thread. */
@FunctionalInterface
public interface FunctionBody {
  /**
   * Calls it.
   *
   * @param arguments serialized values; null for CQL null
   * @return the serialized result; null for null
   * @throws Exception what the user's code throws
   */
  byte @Nullable [] call(byte[] @Nullable [] arguments) throws Exception;
}
