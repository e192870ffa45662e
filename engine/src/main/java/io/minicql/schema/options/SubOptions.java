package io.minicql.schema.options;

import io.minicql.CqlException;
import java.util.Map;

/** Reads the values of a map of options. */
record SubOptions(Map<String, String> values) {

  String get(String name, String otherwise) {
    return values.getOrDefault(name, otherwise);
  }

  boolean has(String name) {
    return values.containsKey(name);
  }

  long integer(String name, long otherwise) {
    String text = values.get(name);
    if (text == null) {
      return otherwise;
    }
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw notParsable(text, "int (base10)", name);
    }
  }

  double floating(String name, double otherwise, String wanted) {
    String text = values.get(name);
    if (text == null) {
      return otherwise;
    }
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw notParsable(text, wanted, name);
    }
  }

  private static CqlException notParsable(String text, String wanted, String name) {
    return CqlException.config(text + " is not a parsable " + wanted + " for " + name);
  }

  static boolean isBoolean(String text) {
    return text.equalsIgnoreCase("true") || text.equalsIgnoreCase("false");
  }
}
