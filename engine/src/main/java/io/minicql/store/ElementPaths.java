package io.minicql.store;

import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.NativeType;
import io.minicql.type.SetType;

/** The paths of the cells of multi-cell columns. */
final class ElementPaths {
  private ElementPaths() {}

  /** The type whose order the elements of a multi-cell column are in. */
  static CqlType typeOf(CqlType type) {
    if (type instanceof MapType map) {
      return map.key();
    }
    if (type instanceof SetType set) {
      return set.element();
    }
    return type instanceof ListType ? NativeType.TIMEUUID : NativeType.SMALLINT;
  }
}
