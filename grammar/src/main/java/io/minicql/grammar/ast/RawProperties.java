package io.minicql.grammar.ast;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** The properties of a WITH clause by name, in the order written. */
public record RawProperties(Map<String, PropertyValue> values) {
  /** No properties. */
  public static final RawProperties NONE = new RawProperties(Map.of());

  public RawProperties {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** Whether there is no property. */
  public boolean isEmpty() {
    return values.isEmpty();
  }
}
