package io.minicql.grammar.ast;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** A value of WITH: a text (a constant or a word) or a map of texts. */
public sealed interface PropertyValue {
  /** A constant's text, strings without quotes, or an unreserved keyword. */
  record Text(String text) implements PropertyValue {}

  /** {@code {'a': 'b'}}, in the order written. */
  record Mapping(Map<String, String> entries) implements PropertyValue {
    public Mapping {
      entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    }
  }
}
