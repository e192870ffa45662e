package io.minicql.function;

import io.minicql.type.AssignmentFit;
import io.minicql.type.CqlType;
import org.jspecify.annotations.Nullable;

/** What function resolution knows of an argument before it has a value. */
public interface Argument {
  /** How well this argument fits a parameter of the given type. */
  AssignmentFit fit(CqlType parameter);

  /** The argument's own type; null where only the parameter decides it (a constant, a marker). */
  @Nullable CqlType exactType();

  /**
   * The type that the argument would have if nothing else decided it: that of a constant as it is
   * written; null for a marker.
   */
  @Nullable CqlType preferredType();

  /** How many elements a literal of several has; -1 for any other argument. */
  default int literalSize() {
    return -1;
  }

  /** Whether the argument is a bind marker and nothing else. */
  default boolean isMarker() {
    return false;
  }

  /** The argument as it is written in error texts. */
  String text();
}
