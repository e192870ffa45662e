package io.minicql.schema.options;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import io.minicql.grammar.ast.PropertyValue;
import io.minicql.grammar.ast.RawProperties;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the values of a WITH clause as the types that the properties want. */
final class Properties {

  private static final Set<String> POSITIVE = Set.of("1", "true", "yes");
  private static final Set<String> NEGATIVE = Set.of("0", "false", "no");

  // A hash map, because its order decides which of several unknown properties is reported.
  private final Map<String, PropertyValue> values;

  Properties(RawProperties raw) {
    values = new HashMap<>();
    for (Map.Entry<String, PropertyValue> property : raw.values().entrySet()) {
      values.put(property.getKey().toLowerCase(Locale.ROOT), property.getValue());
    }
  }

  boolean has(String name) {
    return values.containsKey(name);
  }

  void remove(String name) {
    values.remove(name);
  }

  Set<String> names() {
    return values.keySet();
  }

  void refuseUnknown(Set<String> known) {
    for (String name : values.keySet()) {
      if (!known.contains(name)) {
        throw syntax("Unknown property '" + name + "'");
      }
    }
  }

  @Nullable String string(String name) {
    PropertyValue value = values.get(name);
    if (value == null) {
      return null;
    }
    if (value instanceof PropertyValue.Text text) {
      return text.text();
    }
    throw syntax("Invalid value for property '" + name + "'. It should be a string");
  }

  @Nullable Map<String, String> map(String name) {
    PropertyValue value = values.get(name);
    if (value == null) {
      return null;
    }
    if (value instanceof PropertyValue.Mapping mapping) {
      return mapping.entries();
    }
    throw syntax("Invalid value for property '" + name + "'. It should be a map.");
  }

  boolean bool(String name, boolean otherwise) {
    String text = string(name);
    if (text == null) {
      return otherwise;
    }
    String lower = text.toLowerCase(Locale.ROOT);
    if (POSITIVE.contains(lower)) {
      return true;
    }
    if (NEGATIVE.contains(lower)) {
      return false;
    }
    throw syntax(
        "Invalid boolean value "
            + text
            + " for '"
            + name
            + "'. Positive values can be '1', 'true' or 'yes'. Negative values can be '0', 'false' or 'no'.");
  }

  double number(String name, double otherwise) {
    String text = string(name);
    if (text == null) {
      return otherwise;
    }
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw syntax("Invalid double value " + text + " for '" + name + "'");
    }
  }

  int integer(String name, int otherwise) {
    String text = string(name);
    if (text == null) {
      return otherwise;
    }
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw syntax("Invalid integer value " + text + " for '" + name + "'");
    }
  }

  static CqlException syntax(String message) {
    return new CqlException(ErrorCode.SYNTAX_ERROR, message);
  }
}
