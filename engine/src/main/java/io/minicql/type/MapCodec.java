package io.minicql.type;

import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * Values of maps: a count, then sized keys and values in turn. Ordered by their entries, then by
 * their number.
 */
final class MapCodec {
  private MapCodec() {}

  static int compare(
      MapType type,
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
    int leftCount = leftReader.readCount();
    int rightCount = rightReader.readCount();
    for (int i = 0; i < Math.min(leftCount, rightCount); i++) {
      int order = Elements.compareNext(type.key(), leftReader, rightReader);
      if (order == 0) {
        order = Elements.compareNext(type.value(), leftReader, rightReader);
      }
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(leftCount, rightCount);
  }

  static void validate(MapType type, byte[] bytes, int offset, int length) {
    PartsCheck check = new PartsCheck("map", bytes, offset, length);
    int count = check.count();
    for (int i = 0; i < count; i++) {
      check.element(type.key());
      check.element(type.value());
    }
    check.end();
  }

  static byte[] parse(MapType type, String text) {
    throw Elements.noStringConstants(type, text);
  }

  static String format(MapType type, byte[] bytes, int offset, int length) {
    return print(type, ElementPrinter.LITERAL, bytes, offset, length);
  }

  static String display(MapType type, byte[] bytes, int offset, int length) {
    return print(type, ElementPrinter.CELL, bytes, offset, length);
  }

  private static String print(
      MapType type, ElementPrinter printer, byte[] bytes, int offset, int length) {
    if (length == 0) {
      return "null";
    }
    ByteReader reader = new ByteReader(bytes, offset, length);
    int count = reader.readCount();
    StringJoiner text = new StringJoiner(", ", "{", "}");
    for (int i = 0; i < count; i++) {
      String key = printer.next(type.key(), reader);
      text.add(key + ": " + printer.next(type.value(), reader));
    }
    return text.toString();
  }

  static Map<@Nullable Object, @Nullable Object> decode(
      MapType type, byte[] bytes, int offset, int length) {
    if (length == 0) {
      return Map.of();
    }
    ByteReader reader = new ByteReader(bytes, offset, length);
    int count = reader.readCount();
    Map<@Nullable Object, @Nullable Object> entries = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      Object key = ElementPrinter.decodeNext(type.key(), reader);
      entries.put(key, ElementPrinter.decodeNext(type.value(), reader));
    }
    return Collections.unmodifiableMap(entries);
  }

  static byte[] encode(MapType type, Object value) {
    if (!(value instanceof Map<?, ?> map)) {
      throw Conversions.wrongClass(type, value);
    }
    List<Map.Entry<byte[], byte @Nullable []>> entries = new ArrayList<>(map.size());
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      byte[] key = Elements.encodeOne(type.key(), entry.getKey());
      entries.add(
          new SimpleImmutableEntry<>(key, Elements.encodeOne(type.value(), entry.getValue())));
    }
    return CollectionBytes.packMap(type.key(), entries);
  }
}
