package io.minicql.schema.ddl;

import io.minicql.grammar.ast.RawTerm;
import io.minicql.schema.SchemaSnapshot;
import io.minicql.type.CqlType;
import org.jspecify.annotations.Nullable;

/** Evaluates terms without bind markers. */
@FunctionalInterface
public interface TermConstants {

  /**
   * The serialized value of a term; null for null.
   *
   * @throws io.minicql.CqlException where the term does not fit the type
   */
  byte @Nullable [] evaluate(SchemaSnapshot schema, String keyspace, RawTerm term, CqlType type);
}
