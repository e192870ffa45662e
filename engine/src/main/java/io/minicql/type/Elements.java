package io.minicql.type;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Elements of collections on their way between Java and bytes. */
final class Elements {
  private Elements() {}

  /** The elements of a Java collection or array, encoded; none may be null. */
  static List<byte[]> encode(CqlType type, CqlType elementType, Object value) {
    Collection<?> elements = collection(type, value);
    List<byte[]> encoded = new ArrayList<>(elements.size());
    for (Object element : elements) {
      encoded.add(encodeOne(elementType, element));
    }
    return encoded;
  }

  static byte[] encodeOne(CqlType elementType, @Nullable Object element) {
    if (element == null) {
      throw new CqlTypeException("null is not supported inside collections");
    }
    return elementType.encode(element);
  }

  private static Collection<?> collection(CqlType type, Object value) {
    if (value instanceof Collection<?> collection) {
      return collection;
    }
    if (!value.getClass().isArray()) {
      throw Conversions.wrongClass(type, value);
    }
    int size = Array.getLength(value);
    List<Object> list = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      list.add(Array.get(value, i));
    }
    return list;
  }

  /** The order of two sized elements; a null one is first. */
  static int compareNext(CqlType type, ByteReader left, ByteReader right) {
    int leftLength = left.readInt();
    int rightLength = right.readInt();
    if (leftLength < 0 || rightLength < 0) {
      skip(left, leftLength);
      skip(right, rightLength);
      return Boolean.compare(leftLength >= 0, rightLength >= 0);
    }
    return type.compare(
        left.bytes(),
        left.skip(leftLength),
        leftLength,
        right.bytes(),
        right.skip(rightLength),
        rightLength);
  }

  private static void skip(ByteReader reader, int length) {
    if (length > 0) {
      reader.skip(length);
    }
  }

  static CqlTypeException noStringConstants(CqlType type, String text) {
    return new CqlTypeException("Invalid STRING constant (" + text + ") for type " + type.cql());
  }
}
