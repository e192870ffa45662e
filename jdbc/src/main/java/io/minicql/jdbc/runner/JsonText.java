package io.minicql.jdbc.runner;

import io.minicql.type.CqlType;
import io.minicql.type.MapType;
import io.minicql.type.NativeType;
import io.minicql.type.TupleType;
import io.minicql.type.TupleValue;
import io.minicql.type.UdtType;
import io.minicql.type.UdtValue;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Decoded values as JSON: numbers and booleans as they are, collections and tuples as arrays, maps
 * and user types as objects, everything else as a string.
 */
final class JsonText {
  private JsonText() {}

  static void append(StringBuilder out, CqlType type, @Nullable Object value) {
    if (value == null) {
      out.append("null");
    } else if (type instanceof NativeType nativeType) {
      appendNative(out, nativeType, value);
    } else if (type instanceof MapType map) {
      appendMap(out, map, (Map<?, ?>) value);
    } else if (type instanceof UdtType udt) {
      appendUdt(out, udt, (UdtValue) value);
    } else if (type instanceof TupleType tuple) {
      appendAll(out, tuple.components(), ((TupleValue) value).values());
    } else {
      Collection<?> elements = (Collection<?>) value;
      CqlType element = type.components().get(0);
      appendAll(out, java.util.Collections.nCopies(elements.size(), element), elements);
    }
  }

  private static void appendNative(StringBuilder out, NativeType type, Object value) {
    switch (type) {
      case BIGINT, COUNTER, INT, SMALLINT, TINYINT, VARINT, DECIMAL, BOOLEAN -> out.append(value);
      case DOUBLE, FLOAT -> {
        boolean finite = Double.isFinite(((Number) value).doubleValue());
        out.append(finite ? value.toString() : '"' + value.toString() + '"');
      }
      case TEXT, ASCII -> appendString(out, (String) value);
      default -> appendString(out, type.display(type.encode(value)));
    }
  }

  private static void appendMap(StringBuilder out, MapType type, Map<?, ?> map) {
    out.append('{');
    String separator = "";
    CqlType keyType = type.components().get(0);
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      out.append(separator);
      appendString(out, keyText(keyType, entry.getKey()));
      out.append(": ");
      append(out, type.components().get(1), entry.getValue());
      separator = ", ";
    }
    out.append('}');
  }

  /** A key of an object is always a string. */
  private static String keyText(CqlType type, Object key) {
    return key instanceof String text ? text : type.display(type.encode(key));
  }

  private static void appendUdt(StringBuilder out, UdtType type, UdtValue value) {
    out.append('{');
    for (int i = 0; i < type.fieldNames().size(); i++) {
      out.append(i == 0 ? "" : ", ");
      appendString(out, type.fieldNames().get(i));
      out.append(": ");
      append(out, type.components().get(i), value.values().get(i));
    }
    out.append('}');
  }

  private static void appendAll(StringBuilder out, List<CqlType> types, Collection<?> values) {
    out.append('[');
    Iterator<CqlType> type = types.iterator();
    String separator = "";
    for (Object value : values) {
      out.append(separator);
      append(out, type.next(), value);
      separator = ", ";
    }
    out.append(']');
  }

  static void appendString(StringBuilder out, String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < 0x20) {
            out.append(String.format("\\u%04x", (int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }
}
