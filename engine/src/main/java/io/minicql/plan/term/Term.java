package io.minicql.plan.term;

import io.minicql.type.CqlType;
import org.jspecify.annotations.Nullable;

/** A value that is known once the bind markers are; immutable. */
public interface Term {
  /**
   * The serialized value: checked against {@link #type()}, null for CQL null, {@link
   * io.minicql.Values#UNSET} (by identity) where a marker was left unset.
   *
   * @throws io.minicql.CqlException where a bound value is not valid or a function fails
   */
  byte @Nullable [] evaluate(Bindings bindings);

  /** The type of the value. */
  CqlType type();

  /** Whether any bind marker is in it. */
  boolean containsMarkers();

  /** Whether the value is known without bindings: a constant, or made of constants. */
  boolean isConstant();
}
