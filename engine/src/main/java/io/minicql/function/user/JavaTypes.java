package io.minicql.function.user;

import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.NativeType;
import io.minicql.type.SetType;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The Java types of arguments and results, as a user's source names them: those that values decode
 * to, but a timestamp is a {@link Date}, as in Cassandra.
 */
final class JavaTypes {

  private JavaTypes() {}

  static String sourceName(CqlType type) {
    if (type instanceof ListType list) {
      return "java.util.List<" + sourceName(list.components().get(0)) + ">";
    }
    if (type instanceof SetType set) {
      return "java.util.Set<" + sourceName(set.components().get(0)) + ">";
    }
    if (type instanceof MapType map) {
      return "java.util.Map<"
          + sourceName(map.components().get(0))
          + ", "
          + sourceName(map.components().get(1))
          + ">";
    }
    return type == NativeType.TIMESTAMP
        ? Date.class.getName()
        : type.javaClass().getCanonicalName();
  }

  static @Nullable Object decode(CqlType type, byte @Nullable [] value) {
    Object decoded = type.decode(value);
    return decoded == null ? null : mapped(decoded, JavaTypes::toDate);
  }

  static byte @Nullable [] encode(CqlType type, @Nullable Object value) {
    return value == null ? null : type.encode(mapped(value, JavaTypes::fromDate));
  }

  private static Object toDate(Object value) {
    return value instanceof Instant instant ? Date.from(instant) : value;
  }

  private static Object fromDate(Object value) {
    return value instanceof Date date ? date.toInstant() : value;
  }

  /** The value with a change made in it, or in all that is in the collection that it is. */
  private static Object mapped(Object value, UnaryOperator<Object> change) {
    if (value instanceof List<?> list) {
      List<Object> copy = new ArrayList<>();
      list.forEach(element -> copy.add(mapped(element, change)));
      return copy;
    }
    if (value instanceof Set<?> set) {
      Set<Object> copy = new LinkedHashSet<>();
      set.forEach(element -> copy.add(mapped(element, change)));
      return copy;
    }
    if (value instanceof Map<?, ?> map) {
      Map<Object, Object> copy = new LinkedHashMap<>();
      map.forEach((key, element) -> copy.put(mapped(key, change), mapped(element, change)));
      return copy;
    }
    return change.apply(value);
  }
}
