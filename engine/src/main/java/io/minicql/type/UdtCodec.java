package io.minicql.type;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Values of user-defined types. */
final class UdtCodec {
  private UdtCodec() {}

  static int compare(
      UdtType type,
      byte[] left,
      int leftOffset,
      int leftLength,
      byte[] right,
      int rightOffset,
      int rightLength) {
    return FieldsCodec.compare(
        type.fieldTypes(), left, leftOffset, leftLength, right, rightOffset, rightLength);
  }

  static void validate(UdtType type, byte[] bytes, int offset, int length) {
    ByteReader reader = new ByteReader(bytes, offset, length);
    for (int i = 0; i < type.fieldTypes().size(); i++) {
      if (!reader.hasRemaining()) {
        return;
      }
      String field = i + "th field " + type.fieldNames().get(i);
      require(reader, Integer.BYTES, "size of " + field);
      int fieldLength = reader.readInt();
      if (fieldLength >= 0) {
        require(reader, fieldLength, field);
        validateField(
            type.fieldTypes().get(i), field, bytes, reader.skip(fieldLength), fieldLength);
      }
    }
    if (reader.hasRemaining()) {
      throw new CqlTypeException("Invalid remaining data after end of UDT value");
    }
  }

  private static void validateField(
      CqlType type, String field, byte[] bytes, int offset, int length) {
    try {
      type.validate(bytes, offset, length);
    } catch (CqlTypeException e) {
      throw new CqlTypeException("Failure validating the " + field + "; " + e.getMessage(), e);
    }
  }

  private static void require(ByteReader reader, int length, String what) {
    if (reader.remaining() < length) {
      throw new CqlTypeException("Not enough bytes to read " + what);
    }
  }

  static byte[] parse(UdtType type, String text) {
    throw Elements.noStringConstants(type, text);
  }

  static String format(UdtType type, byte[] bytes, int offset, int length) {
    return print(type, ElementPrinter.LITERAL, bytes, offset, length);
  }

  static String display(UdtType type, byte[] bytes, int offset, int length) {
    return print(type, ElementPrinter.CELL, bytes, offset, length);
  }

  private static String print(
      UdtType type, ElementPrinter printer, byte[] bytes, int offset, int length) {
    ByteReader reader = new ByteReader(bytes, offset, length);
    StringJoiner text = new StringJoiner(", ", "{", "}");
    for (int i = 0; i < type.fieldTypes().size(); i++) {
      String name = printer.fieldName(type.fieldNames().get(i));
      text.add(name + ": " + printer.nextOrMissing(type.fieldTypes().get(i), reader));
    }
    return text.toString();
  }

  static UdtValue decode(UdtType type, byte[] bytes, int offset, int length) {
    return new UdtValue(type, FieldsCodec.decode(type.fieldTypes(), bytes, offset, length));
  }

  static byte[] encode(UdtType type, Object value) {
    if (value instanceof UdtValue udt) {
      return FieldsCodec.encode(type.fieldTypes(), udt.values());
    }
    if (value instanceof Map<?, ?> map) {
      return FieldsCodec.encode(type.fieldTypes(), inFieldOrder(type, map));
    }
    throw Conversions.wrongClass(type, value);
  }

  private static List<@Nullable Object> inFieldOrder(UdtType type, Map<?, ?> map) {
    for (Object name : map.keySet()) {
      if (!type.fieldNames().contains(name)) {
        throw new CqlTypeException("Unknown field '" + name + "' in value of type " + type.cql());
      }
    }
    List<@Nullable Object> values = new ArrayList<>();
    for (String name : type.fieldNames()) {
      values.add(map.get(name));
    }
    return values;
  }
}
