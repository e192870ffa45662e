package io.minicql.json;

import io.minicql.CqlException;
import io.minicql.type.CqlType;
import io.minicql.type.CqlTypeException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The text of INSERT JSON as values of a table's columns. */
public final class JsonColumns {
  private final Map<String, byte @Nullable []> values;

  private JsonColumns(Map<String, byte @Nullable []> values) {
    this.values = values;
  }

  /**
   * Decodes an object.
   *
   * @param text null is what a marker without a value gives
   * @param types the columns of the table in their order
   * @throws CqlException with Cassandra's text where it is no object, names an unknown column or a
   *     column does not take its value
   */
  public static JsonColumns decode(@Nullable String text, Map<String, CqlType> types) {
    Map<String, @Nullable Object> members = JsonNames.byCqlName(parse(text));
    Map<String, byte @Nullable []> values = new HashMap<>();
    types.forEach(
        (column, type) -> {
          if (members.containsKey(column)) {
            values.put(column, decode(column, type, members.remove(column)));
          }
        });
    if (!members.isEmpty()) {
      throw CqlException.invalid(
          "JSON values map contains unrecognized column: " + members.keySet().iterator().next());
    }
    return new JsonColumns(values);
  }

  private static Map<?, ?> parse(@Nullable String text) {
    Object parsed;
    try {
      parsed = text == null ? null : JsonParser.parse(text);
    } catch (JsonSyntaxException e) {
      throw notObject(text, e.getMessage());
    }
    if (parsed == null) {
      throw CqlException.invalid("Got null for INSERT JSON values");
    }
    if (parsed instanceof Map<?, ?> object) {
      return object;
    }
    throw notObject(text, "it is a " + parsed.getClass().getSimpleName());
  }

  private static CqlException notObject(@Nullable String text, String reason) {
    return CqlException.invalid(
        String.format("Could not decode JSON string as a map: %s. (String was: %s)", reason, text));
  }

  private static byte @Nullable [] decode(String column, CqlType type, @Nullable Object json) {
    if (json == null) {
      return null;
    }
    try {
      return JsonDecoder.decode(type, json);
    } catch (CqlTypeException e) {
      throw CqlException.invalid(
          String.format("Error decoding JSON value for %s: %s", column, e.getMessage()));
    }
  }

  /** Whether the object has the column. */
  public boolean contains(String column) {
    return values.containsKey(column);
  }

  /** The serialized value of a column; null where it is null or not there. */
  public byte @Nullable [] value(String column) {
    return values.get(column);
  }
}
