package io.minicql.type;

import java.util.Collection;
import java.util.StringJoiner;

/** Values of tuples. */
final class TupleCodec {
  private TupleCodec() {}

  static int compare(
      TupleType type,
      byte[] left,
      int leftOffset,
      int leftLength,
      byte[] right,
      int rightOffset,
      int rightLength) {
    return FieldsCodec.compare(
        type.fieldTypes(), left, leftOffset, leftLength, right, rightOffset, rightLength);
  }

  static void validate(TupleType type, byte[] bytes, int offset, int length) {
    ByteReader reader = new ByteReader(bytes, offset, length);
    for (int i = 0; i < type.fieldTypes().size(); i++) {
      if (!reader.hasRemaining()) {
        return;
      }
      require(reader, Integer.BYTES, "size of " + i);
      int fieldLength = reader.readInt();
      if (fieldLength >= 0) {
        require(reader, fieldLength, Integer.toString(i));
        type.fieldTypes().get(i).validate(bytes, reader.skip(fieldLength), fieldLength);
      }
    }
    if (reader.hasRemaining()) {
      throw new CqlTypeException("Invalid remaining data after end of tuple value");
    }
  }

  private static void require(ByteReader reader, int length, String what) {
    if (reader.remaining() < length) {
      throw new CqlTypeException("Not enough bytes to read " + what + "th component");
    }
  }

  static byte[] parse(TupleType type, String text) {
    throw Elements.noStringConstants(type, text);
  }

  static String format(TupleType type, byte[] bytes, int offset, int length) {
    return print(type, ElementPrinter.LITERAL, bytes, offset, length);
  }

  static String display(TupleType type, byte[] bytes, int offset, int length) {
    return print(type, ElementPrinter.CELL, bytes, offset, length);
  }

  private static String print(
      TupleType type, ElementPrinter printer, byte[] bytes, int offset, int length) {
    ByteReader reader = new ByteReader(bytes, offset, length);
    StringJoiner text = new StringJoiner(", ", "(", ")");
    for (CqlType fieldType : type.fieldTypes()) {
      text.add(printer.nextOrMissing(fieldType, reader));
    }
    return text.toString();
  }

  static TupleValue decode(TupleType type, byte[] bytes, int offset, int length) {
    return new TupleValue(type, FieldsCodec.decode(type.fieldTypes(), bytes, offset, length));
  }

  static byte[] encode(TupleType type, Object value) {
    if (value instanceof TupleValue tuple) {
      return FieldsCodec.encode(type.fieldTypes(), tuple.values());
    }
    if (value instanceof Collection<?> values) {
      return FieldsCodec.encode(type.fieldTypes(), values);
    }
    throw Conversions.wrongClass(type, value);
  }
}
