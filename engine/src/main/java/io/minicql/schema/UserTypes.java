package io.minicql.schema;

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
    byName.values().forEach(type -> place(type, byName, ordered));
    return ordered;
  }

  private static void place(
      UdtType type, Map<String, UdtType> byName, Map<String, UdtType> ordered) {
    if (ordered.containsKey(type.name())) {
      return;
    }
    for (UdtType other : byName.values()) {
      if (!other.name().equals(type.name()) && type.references(other.keyspace(), other.name())) {
        place(other, byName, ordered);
      }
    }
    ordered.put(type.name(), type);
  }
}
