package io.minicql.plan.term;

import io.minicql.type.CqlType;
import org.jspecify.annotations.Nullable;

/** A value that is known already; it must not be changed. */
record ConstantTerm(CqlType type, byte @Nullable [] value) implements Term {
  @Override
  public byte @Nullable [] evaluate(Bindings bindings) {
    return value;
  }

  @Override
  public boolean containsMarkers() {
    return false;
  }

  @Override
  public boolean isConstant() {
    return true;
  }
}
