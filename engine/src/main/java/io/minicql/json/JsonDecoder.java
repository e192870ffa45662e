package io.minicql.json;

import io.minicql.CqlException;
import io.minicql.type.CollectionBytes;
import io.minicql.type.CqlType;
import io.minicql.type.CqlTypeException;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.NativeType;
import io.minicql.type.SetType;
import io.minicql.type.TupleType;
import io.minicql.type.UdtType;
import io.minicql.type.VectorType;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Makes serialized values of JSON values. Collections, tuples and user types may also come as
 * strings that hold their JSON, as they have to where they are keys of a map.
 */
public final class JsonDecoder {
  private JsonDecoder() {}

  /**
   * The serialized value of a type. An empty string gives EMPTY even where the type does not allow
   * it.
   *
   * @param json any JSON value but null
   * @throws CqlTypeException with Cassandra's text where the type does not take it
   * @throws CqlException where Cassandra refuses the statement instead
   */
  public static byte[] decode(CqlType type, Object json) {
    if (type instanceof NativeType scalar) {
      return ScalarDecoder.decode(scalar, json);
    }
    if (type instanceof ListType list) {
      return CollectionBytes.packList(
          elements(list.element(), array(json, "a list"), "Invalid null element in list"));
    }
    if (type instanceof SetType set) {
      List<?> array = array(json, "a list (representing a set)");
      return CollectionBytes.packSet(
          set.element(), elements(set.element(), array, "Invalid null element in set"));
    }
    if (type instanceof MapType map) {
      return map(map, object(json));
    }
    if (type instanceof VectorType vector) {
      return vector(vector, array(json, "a list"));
    }
    return type instanceof UdtType udt
        ? udt(udt, JsonNames.byCqlName(object(json)))
        : tuple((TupleType) type, array(json, "a list representation of a tuple"));
  }

  private static List<byte[]> elements(CqlType type, List<?> array, String nullError) {
    List<byte[]> elements = new ArrayList<>(array.size());
    for (Object element : array) {
      if (element == null) {
        throw new CqlTypeException(nullError);
      }
      elements.add(decode(type, element));
    }
    return elements;
  }

  /** Of names that are the same key, such as 1 and 01, the last one wins; in Cassandra any does. */
  private static byte[] map(MapType type, Map<?, ?> object) {
    List<Map.Entry<byte[], byte @Nullable []>> entries = new ArrayList<>(object.size());
    for (Map.Entry<?, ?> entry : object.entrySet()) {
      if (entry.getValue() == null) {
        throw new CqlTypeException("Invalid null value in map");
      }
      byte[] key = decode(type.key(), entry.getKey());
      entries.add(new SimpleImmutableEntry<>(key, decode(type.value(), entry.getValue())));
    }
    return CollectionBytes.packMap(type.key(), entries);
  }

  private static byte[] vector(VectorType type, List<?> array) {
    if (array.size() != type.dimension()) {
      throw new CqlTypeException(
          String.format(
              "List had incorrect size: expected %d but given %d; %s",
              type.dimension(), array.size(), array));
    }
    List<byte[]> elements = elements(type.element(), array, "Invalid null element in list");
    if (elements.stream().anyMatch(type::isNullElement)) {
      throw CqlException.invalid("null is not supported inside vectors");
    }
    return CollectionBytes.packVector(type, elements);
  }

  private static byte[] tuple(TupleType type, List<?> array) {
    int size = type.fieldTypes().size();
    if (array.size() != size) {
      String problem = array.size() > size ? "contains extra" : "is missing";
      throw new CqlTypeException(
          String.format("Tuple %s items (expected %d): %s", problem, size, array));
    }
    List<byte @Nullable []> fields = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      fields.add(decodeOrNull(type.fieldTypes().get(i), array.get(i)));
    }
    return CollectionBytes.packTuple(fields);
  }

  private static byte[] udt(UdtType type, Map<String, @Nullable Object> members) {
    List<byte @Nullable []> fields = new ArrayList<>(members.size());
    for (int i = 0; i < type.fieldNames().size(); i++) {
      fields.add(decodeOrNull(type.fieldTypes().get(i), members.get(type.fieldNames().get(i))));
    }
    for (String name : members.keySet()) {
      if (type.fieldIndex(name) < 0) {
        throw new CqlTypeException(
            String.format(
                "Unknown field '%s' in value of user defined type %s", name, type.name()));
      }
    }
    return CollectionBytes.packTuple(fields);
  }

  private static byte @Nullable [] decodeOrNull(CqlType type, @Nullable Object json) {
    return json == null ? null : decode(type, json);
  }

  private static List<?> array(Object json, String expected) {
    Object value = unwrap(json, expected);
    if (value instanceof List<?> array) {
      return array;
    }
    throw ScalarDecoder.expected(expected, value);
  }

  private static Map<?, ?> object(Object json) {
    Object value = unwrap(json, "a map");
    if (value instanceof Map<?, ?> object) {
      return object;
    }
    throw ScalarDecoder.expected("a map", value);
  }

  private static Object unwrap(Object json, String expected) {
    if (!(json instanceof String text)) {
      return json;
    }
    Object value = parse(text);
    if (value == null) {
      throw new CqlTypeException("Expected " + expected + ", but got null");
    }
    return value;
  }

  private static @Nullable Object parse(String text) {
    try {
      return JsonParser.parse(text);
    } catch (JsonSyntaxException e) {
      throw new CqlTypeException("Error decoding JSON string: " + e.getMessage(), e);
    }
  }
}
