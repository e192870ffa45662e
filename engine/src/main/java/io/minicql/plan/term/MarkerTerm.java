package io.minicql.plan.term;

import io.minicql.Values;
import io.minicql.type.CollectionBytes;
import io.minicql.type.CqlType;
import io.minicql.type.CqlTypeException;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.SetType;
import java.util.List;
import java.util.Objects;
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
      validate(value);
      return inOrder(value);
    } catch (CqlTypeException e) {
      throw TermErrors.invalid(e);
    }
  }

  /** Lists may bring nulls: what becomes of them is for the one to say who takes the list. */
  private void validate(byte[] value) {
    if (!(type instanceof ListType list)) {
      type.validate(value);
      return;
    }
    List<byte @Nullable []> elements = unpack(value);
    if (elements.stream().noneMatch(Objects::isNull)) {
      type.validate(value);
      return;
    }
    elements.stream().filter(Objects::nonNull).forEach(list.element()::validate);
  }

  /** The elements of a list; none where it is malformed. */
  private static List<byte @Nullable []> unpack(byte[] value) {
    try {
      return CollectionBytes.unpackList(value);
    } catch (CqlTypeException malformed) {
      return List.of();
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
