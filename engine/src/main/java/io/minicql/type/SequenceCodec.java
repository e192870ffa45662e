package io.minicql.type;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * Values of lists and sets: a count and the sized elements. Ordered by their elements, then by
 * their number.
 */
final class SequenceCodec {
  static final SequenceCodec LIST = new SequenceCodec("list", "[", "]");
  static final SequenceCodec SET = new SequenceCodec("set", "{", "}");

  private final String kind;
  private final String opening;
  private final String closing;

  private SequenceCodec(String kind, String opening, String closing) {
    this.kind = kind;
    this.opening = opening;
    this.closing = closing;
  }

  int compare(
      CqlType element,
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
      int order = Elements.compareNext(element, leftReader, rightReader);
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(leftCount, rightCount);
  }

  void validate(CqlType element, byte[] bytes, int offset, int length) {
    PartsCheck check = new PartsCheck(kind, bytes, offset, length);
    int count = check.count();
    for (int i = 0; i < count; i++) {
      check.element(element);
    }
    check.end();
  }

  String print(CqlType element, ElementPrinter printer, byte[] bytes, int offset, int length) {
    if (length == 0) {
      return "null";
    }
    ByteReader reader = new ByteReader(bytes, offset, length);
    int count = reader.readCount();
    StringJoiner text = new StringJoiner(", ", opening, closing);
    for (int i = 0; i < count; i++) {
      text.add(printer.next(element, reader));
    }
    return text.toString();
  }

  static List<@Nullable Object> decodeList(CqlType element, byte[] bytes, int offset, int length) {
    if (length == 0) {
      return List.of();
    }
    ByteReader reader = new ByteReader(bytes, offset, length);
    int count = reader.readCount();
    List<@Nullable Object> elements = new ArrayList<>(Math.min(count, length));
    for (int i = 0; i < count; i++) {
      elements.add(ElementPrinter.decodeNext(element, reader));
    }
    return Collections.unmodifiableList(elements);
  }

  static Set<@Nullable Object> decodeSet(CqlType element, byte[] bytes, int offset, int length) {
    return Collections.unmodifiableSet(
        new LinkedHashSet<>(decodeList(element, bytes, offset, length)));
  }
}
