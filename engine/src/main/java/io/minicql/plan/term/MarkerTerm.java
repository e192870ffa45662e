package io.minicql.plan.term;

import io.minicql.Values;
import io.minicql.type.CollectionBytes;
import io.minicql.type.CqlType;
import io.minicql.type.CqlTypeException;
import io.minicql.type.MapType;
import io.minicql.type.SetType;
import org.jspecify.annotations.Nullable;

/** A bind marker. Bound values are checked; sets and maps are put into their order. */
record MarkerTerm(int index, CqlType type) implements Term {
  @Override
  public byte @Nullable [] evaluate(Bindings bindings) {
    byte[] value = bindings.values()[index];
    if (value == null || value == Values.UNSET) {
      return value;
    }
    try {
      type.validate(value);
      return inOrder(value);
    } catch (CqlTypeException e) {
      throw TermErrors.invalid(e);
    }
  }

  private byte[] inOrder(byte[] value) {
    if (type instanceof SetType set) {
      return CollectionBytes.packSet(set.element(), CollectionBytes.unpackList(value));
    }
    if (type instanceof MapType map) {
      return CollectionBytes.packMap(map.key(), CollectionBytes.unpackMap(value));
    }
    return value;
  }

  /** Whether the marker was left unset. */
  boolean isUnset(Bindings bindings) {
    return bindings.values()[index] == Values.UNSET;
  }

  @Override
  public boolean containsMarkers() {
    return true;
  }

  @Override
  public boolean isConstant() {
    return false;
  }
}
