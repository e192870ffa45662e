package io.minicql.schema;

import io.minicql.type.CqlType;
import io.minicql.type.UdtType;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** Orders user types so that each comes after those that its fields mention. */
final class UserTypes {

  private UserTypes() {}

  static Map<String, UdtType> inOrderOfUse(Map<String, UdtType> types) {
    Map<String, UdtType> byName = new TreeMap<>(Names.ORDER);
    byName.putAll(types);
    Map<String, UdtType> ordered = new LinkedHashMap<>();
    for (UdtType type : byName.values()) {
      place(type, byName, ordered);
    }
    return ordered;
  }

  /** What is inside comes first, field by field. */
  private static void place(
      CqlType type, Map<String, UdtType> byName, Map<String, UdtType> ordered) {
    if (type instanceof UdtType known && ordered.containsKey(known.name())) {
      return;
    }
    for (CqlType component : type.components()) {
      place(component, byName, ordered);
    }
    if (type instanceof UdtType udt) {
      UdtType known = byName.get(udt.name());
      if (known != null) {
        ordered.putIfAbsent(known.name(), known);
      }
    }
  }
}
