package io.minicql.schema.describe;

import java.util.Map;
import java.util.stream.Collectors;

/** Texts and maps of texts as CQL literals. */
final class Literals {

  private Literals() {}

  static String text(String value) {
    return "'" + value.replace("'", "''") + "'";
  }

  static String map(Map<String, String> values) {
    return values.entrySet().stream()
        .map(entry -> text(entry.getKey()) + ": " + text(entry.getValue()))
        .collect(Collectors.joining(", ", "{", "}"));
  }
}
