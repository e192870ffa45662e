package io.minicql.plan.selection;

import static java.util.stream.Collectors.joining;

import io.minicql.type.CollectionBytes;
import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.NativeType;
import io.minicql.type.SetType;
import io.minicql.type.TupleType;
import io.minicql.type.UdtType;
import io.minicql.type.VectorType;
import java.math.BigDecimal;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Serialized values as JSON in Cassandra's spelling (rule 51). */
final class JsonText {
  private static final DateTimeFormatter TIMESTAMP =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSS'Z'", Locale.ROOT)
          .withZone(ZoneOffset.UTC);

  private JsonText() {}

  static String of(CqlType type, byte @Nullable [] value) {
    if (value == null) {
      return "null";
    }
    if (type instanceof NativeType scalar) {
      return scalar(scalar, value);
    }
    if (type instanceof ListType list) {
      return elements(list.element(), CollectionBytes.unpackList(value));
    }
    if (type instanceof SetType set) {
      return elements(set.element(), CollectionBytes.unpackList(value));
    }
    if (type instanceof VectorType vector) {
      return elements(vector.element(), CollectionBytes.unpackVector(vector, value));
    }
    if (type instanceof MapType map) {
      return map(map, value);
    }
    return fields(type, value);
  }

  private static String scalar(NativeType type, byte[] value) {
    if (type == NativeType.BLOB) {
      return '"' + "0x" + HexFormat.of().formatHex(value) + '"';
    }
    if (type == NativeType.TEXT || type == NativeType.ASCII) {
      return quote(new String(value, StandardCharsets.UTF_8));
    }
    if (value.length == 0) {
      return "\"\"";
    }
    Object decoded = type.decode(value);
    return switch (type) {
      case FLOAT, DOUBLE -> finite(decoded);
      case DECIMAL -> decoded instanceof BigDecimal decimal ? decimal.toString() : "null";
      case BOOLEAN, TINYINT, SMALLINT, INT, BIGINT, COUNTER, VARINT -> String.valueOf(decoded);
      case TIMESTAMP -> quote(timestamp(decoded));
      case INET ->
          quote(((InetAddress) java.util.Objects.requireNonNull(decoded)).getHostAddress());
      default -> quote(unquoted(type.format(value)));
    };
  }

  private static String finite(@Nullable Object number) {
    String text = String.valueOf(number);
    return text.endsWith("NaN") || text.endsWith("Infinity") ? "null" : text;
  }

  private static String timestamp(@Nullable Object instant) {
    return TIMESTAMP.format((Instant) java.util.Objects.requireNonNull(instant));
  }

  private static String unquoted(String literal) {
    return literal.startsWith("'") ? literal.substring(1, literal.length() - 1) : literal;
  }

  private static String elements(CqlType type, List<? extends byte @Nullable []> elements) {
    return elements.stream().map(element -> of(type, element)).collect(joining(", ", "[", "]"));
  }

  /** Keys have to be strings, whatever their type. */
  private static String map(MapType type, byte[] value) {
    List<String> entries = new ArrayList<>();
    for (Map.Entry<byte[], byte @Nullable []> entry : CollectionBytes.unpackMap(value)) {
      String key = of(type.key(), entry.getKey());
      entries.add(
          (key.startsWith("\"") ? key : quote(key)) + ": " + of(type.value(), entry.getValue()));
    }
    return "{" + String.join(", ", entries) + "}";
  }

  private static String fields(CqlType type, byte[] value) {
    List<CqlType> types = type.components();
    List<byte @Nullable []> values = CollectionBytes.unpackTuple(value, types.size());
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      String text = of(types.get(i), values.get(i));
      texts.add(type instanceof UdtType udt ? name(udt.fieldNames().get(i)) + ": " + text : text);
    }
    String joined = String.join(", ", texts);
    return type instanceof TupleType ? "[" + joined + "]" : "{" + joined + "}";
  }

  /** A name as a key: one with capitals keeps its CQL quotes inside. */
  static String name(String name) {
    boolean plain = name.equals(name.toLowerCase(Locale.US));
    return quote(plain ? name : '"' + name + '"');
  }

  static String quote(String text) {
    StringBuilder out = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      append(out, text.charAt(i));
    }
    return out.append('"').toString();
  }

  private static void append(StringBuilder out, char c) {
    switch (c) {
      case '"' -> out.append("\\\"");
      case '\\' -> out.append("\\\\");
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      case '\b' -> out.append("\\b");
      case '\f' -> out.append("\\f");
      default -> {
        if (c < ' ') {
          out.append(String.format("\\u%04X", (int) c));
        } else {
          out.append(c);
        }
      }
    }
  }
}
