package io.minicql.json;

import io.minicql.type.CollectionBytes;
import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.NativeType;
import io.minicql.type.SetType;
import io.minicql.type.TupleType;
import io.minicql.type.UdtType;
import io.minicql.type.VectorType;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes serialized values as JSON. */
public final class JsonWriter {
  private final StringBuilder out = new StringBuilder();

  private JsonWriter() {}

  /** A value of a type as JSON; {@code null} for null. */
  public static String write(CqlType type, byte @Nullable [] value) {
    JsonWriter writer = new JsonWriter();
    writer.value(type, value);
    return writer.out.toString();
  }

  /** An object with these members, in their order; names that are there twice stay so. */
  public static String writeObject(
      List<String> cqlNames,
      List<? extends CqlType> types,
      List<? extends byte @Nullable []> values) {
    JsonWriter writer = new JsonWriter();
    writer.object(cqlNames, types, values);
    return writer.out.toString();
  }

  private void value(CqlType type, byte @Nullable [] value) {
    if (value == null) {
      out.append("null");
    } else if (type instanceof NativeType scalar) {
      ScalarWriter.write(out, scalar, value);
    } else if (type instanceof ListType list) {
      array(list.element(), CollectionBytes.unpackList(value));
    } else if (type instanceof SetType set) {
      array(set.element(), CollectionBytes.unpackList(value));
    } else if (type instanceof VectorType vector) {
      array(vector.element(), CollectionBytes.unpackVector(vector, value));
    } else if (type instanceof MapType map) {
      map(map, CollectionBytes.unpackMap(value));
    } else if (type instanceof UdtType udt) {
      object(udt.fieldNames(), udt.fieldTypes(), fields(udt, value));
    } else if (type instanceof TupleType tuple) {
      tuple(tuple, fields(tuple, value));
    }
  }

  private static List<byte @Nullable []> fields(CqlType type, byte[] value) {
    return CollectionBytes.unpackTuple(value, type.components().size());
  }

  private void array(CqlType type, List<? extends byte @Nullable []> elements) {
    out.append('[');
    for (int i = 0; i < elements.size(); i++) {
      separate(i);
      value(type, elements.get(i));
    }
    out.append(']');
  }

  private void tuple(TupleType type, List<? extends byte @Nullable []> fields) {
    out.append('[');
    for (int i = 0; i < fields.size(); i++) {
      separate(i);
      value(type.fieldTypes().get(i), fields.get(i));
    }
    out.append(']');
  }

  private void map(MapType type, List<Map.Entry<byte[], byte @Nullable []>> entries) {
    out.append('{');
    for (int i = 0; i < entries.size(); i++) {
      separate(i);
      key(write(type.key(), entries.get(i).getKey()));
      value(type.value(), entries.get(i).getValue());
    }
    out.append('}');
  }

  private void object(
      List<String> cqlNames,
      List<? extends CqlType> types,
      List<? extends byte @Nullable []> values) {
    out.append('{');
    for (int i = 0; i < cqlNames.size(); i++) {
      separate(i);
      JsonStrings.write(out, JsonNames.quoteIfNeeded(cqlNames.get(i)));
      out.append(": ");
      value(types.get(i), values.get(i));
    }
    out.append('}');
  }

  /** Keys have to be strings, whatever their type. */
  private void key(String json) {
    if (json.startsWith("\"")) {
      out.append(json);
    } else {
      JsonStrings.write(out, json);
    }
    out.append(": ");
  }

  private void separate(int index) {
    if (index > 0) {
      out.append(", ");
    }
  }
}
