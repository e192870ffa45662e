package io.minicql.type;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the values of tuples and user types have in common: sized fields, of which any may be null
 * and the last ones missing.
 */
final class FieldsCodec {
  private FieldsCodec() {}

  /**
   * Field by field, null first; fields that are missing are null. The value without bytes is before
   * all.
   */
  static int compare(
      List<CqlType> types,
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
    for (CqlType type : types) {
      if (!leftReader.hasRemaining() || !rightReader.hasRemaining()) {
        break;
      }
      int order = Elements.compareNext(type, leftReader, rightReader);
      if (order != 0) {
        return order;
      }
    }
    return Boolean.compare(hasValueLeft(leftReader), hasValueLeft(rightReader));
  }

  private static boolean hasValueLeft(ByteReader reader) {
    while (reader.hasRemaining()) {
      if (reader.readInt() >= 0) {
        return true;
      }
    }
    return false;
  }

  static List<@Nullable Object> decode(List<CqlType> types, byte[] bytes, int offset, int length) {
    ByteReader reader = new ByteReader(bytes, offset, length);
    List<@Nullable Object> values = new ArrayList<>(types.size());
    for (CqlType type : types) {
      values.add(reader.hasRemaining() ? ElementPrinter.decodeNext(type, reader) : null);
    }
    return values;
  }

  static byte[] encode(List<CqlType> types, Collection<? extends @Nullable Object> values) {
    if (values.size() > types.size()) {
      throw new CqlTypeException(
          "Expected at most " + types.size() + " fields, but got " + values.size());
    }
    List<byte @Nullable []> fields = new ArrayList<>(types.size());
    for (Object value : values) {
      fields.add(value == null ? null : types.get(fields.size()).encode(value));
    }
    while (fields.size() < types.size()) {
      fields.add(null);
    }
    return CollectionBytes.packTuple(fields);
  }
}
