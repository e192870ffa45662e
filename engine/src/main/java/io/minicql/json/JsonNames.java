package io.minicql.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Names of columns and fields as names in JSON: one that is not lower case stands in double quotes
 * inside of the string.
 */
final class JsonNames {
  private JsonNames() {}

  /** The CQL name inside of a JSON string. */
  static String quoteIfNeeded(String name) {
    return name.equals(name.toLowerCase(Locale.US)) ? name : '"' + name + '"';
  }

  /**
   * An object's members by their CQL names. Where two names become the same, the one that had to be
   * changed wins, as in Cassandra.
   */
  static Map<String, @Nullable Object> byCqlName(Map<?, ?> object) {
    Map<String, @Nullable Object> members = new LinkedHashMap<>();
    object.forEach((name, value) -> members.put((String) name, value));
    for (String name : List.copyOf(members.keySet())) {
      String cqlName = cqlName(name);
      if (!cqlName.equals(name)) {
        members.put(cqlName, members.remove(name));
      }
    }
    return members;
  }

  private static String cqlName(String name) {
    boolean quoted = name.length() >= 2 && name.startsWith("\"") && name.endsWith("\"");
    return quoted ? name.substring(1, name.length() - 1) : name.toLowerCase(Locale.US);
  }
}
