package io.minicql.schema.ddl;

import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.SetType;
import io.minicql.type.TupleType;
import io.minicql.type.UdtType;
import io.minicql.type.VectorType;
import java.util.List;

/** Replaces user types by tuples, so that the type of a dropped column outlives them. */
final class UserTypeExpansion {

  private UserTypeExpansion() {}

  static CqlType expand(CqlType type) {
    if (type.components().isEmpty()) {
      return type;
    }
    List<CqlType> inner = type.components().stream().map(UserTypeExpansion::expand).toList();
    if (type instanceof UdtType || type instanceof TupleType) {
      return new TupleType(inner);
    }
    if (type instanceof MapType map) {
      return new MapType(inner.get(0), inner.get(1), map.frozen());
    }
    if (type instanceof SetType set) {
      return new SetType(inner.get(0), set.frozen());
    }
    if (type instanceof ListType list) {
      return new ListType(inner.get(0), list.frozen());
    }
    if (type instanceof VectorType vector) {
      return new VectorType(inner.get(0), vector.dimension());
    }
    throw new IllegalStateException("a type with components: " + type);
  }
}
