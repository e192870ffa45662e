package io.minicql.function;

import io.minicql.type.CqlType;
import java.util.List;

/** A resolved function: one overload, with its types fixed. */
public interface CqlFunction {
  /** The keyspace it lives in: {@code system} for native functions. */
  String keyspace();

  /** Lower-case name without the keyspace. */
  String name();

  List<CqlType> argumentTypes();

  CqlType returnType();
}
