package io.minicql.type;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * Values of vectors: the elements without a count, sized only if the element type has no fixed
 * length.
 */
final class VectorCodec {
  private VectorCodec() {}

  private static int nextLength(VectorType type, ByteReader reader) {
    int fixedBytes = type.element().fixedLengthBytes();
    return fixedBytes >= 0 ? fixedBytes : reader.readUnsignedVint32();
  }

  static int compare(
      VectorType type,
      byte[] left,
      int leftOffset,
      int leftLength,
      byte[] right,
      int rightOffset,
      int rightLength) {
    if (leftLength == 0 || rightLength == 0) {
      return Integer.compare(leftLength, rightLength);
    }
    ByteReader leftReader = new ByteReader(left, leftOffset, leftLength);
    ByteReader rightReader = new ByteReader(right, rightOffset, rightLength);
    for (int i = 0; i < type.dimension(); i++) {
      int leftBytes = nextLength(type, leftReader);
      int rightBytes = nextLength(type, rightReader);
      int order =
          type.element()
              .compare(
                  left,
                  leftReader.skip(leftBytes),
                  leftBytes,
                  right,
                  rightReader.skip(rightBytes),
                  rightBytes);
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  static void validate(VectorType type, byte[] bytes, int offset, int length) {
    if (length == 0) {
      throw new CqlTypeException("Invalid empty vector value");
    }
    ByteReader reader = new ByteReader(bytes, offset, length);
    for (int i = 0; i < type.dimension(); i++) {
      if (!reader.hasRemaining()) {
        throw notEnough(type);
      }
      int elementBytes = nextLength(type, reader);
      if (elementBytes > reader.remaining()) {
        throw notEnough(type);
      }
      type.element().validate(bytes, reader.skip(elementBytes), elementBytes);
    }
    if (reader.hasRemaining()) {
      throw new CqlTypeException(
          "Unexpected " + reader.remaining() + " extraneous bytes after " + type.cql() + " value");
    }
  }

  private static CqlTypeException notEnough(VectorType type) {
    return new CqlTypeException("Not enough bytes to read a " + type.cql());
  }

  static byte[] parse(VectorType type, String text) {
    throw Elements.noStringConstants(type, text);
  }

  static String format(VectorType type, byte[] bytes, int offset, int length) {
    return print(type, ElementPrinter.LITERAL, bytes, offset, length);
  }

  static String display(VectorType type, byte[] bytes, int offset, int length) {
    return print(type, ElementPrinter.CELL, bytes, offset, length);
  }

  private static String print(
      VectorType type, ElementPrinter printer, byte[] bytes, int offset, int length) {
    if (length == 0) {
      return "null";
    }
    ByteReader reader = new ByteReader(bytes, offset, length);
    StringJoiner text = new StringJoiner(", ", "[", "]");
    for (int i = 0; i < type.dimension(); i++) {
      int elementBytes = nextLength(type, reader);
      text.add(printer.text(type.element(), bytes, reader.skip(elementBytes), elementBytes));
    }
    return text.toString();
  }

  static @Nullable List<@Nullable Object> decode(
      VectorType type, byte[] bytes, int offset, int length) {
    if (length == 0) {
      return null;
    }
    ByteReader reader = new ByteReader(bytes, offset, length);
    List<@Nullable Object> elements = new ArrayList<>(Math.min(type.dimension(), length));
    for (int i = 0; i < type.dimension(); i++) {
      int elementBytes = nextLength(type, reader);
      elements.add(type.element().decode(bytes, reader.skip(elementBytes), elementBytes));
    }
    return Collections.unmodifiableList(elements);
  }

  static byte[] encode(VectorType type, Object value) {
    return CollectionBytes.packVector(type, Elements.encode(type, type.element(), value));
  }
}
