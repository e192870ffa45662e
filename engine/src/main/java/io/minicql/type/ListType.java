package io.minicql.type;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code list<element>}. */
public record ListType(CqlType element, boolean frozen) implements CqlType {
  @Override
  public String cql() {
    return TypeText.frozenIf(frozen, "list<" + element.cql() + ">");
  }

  @Override
  public boolean isMultiCell() {
    return !frozen;
  }

  @Override
  public ListType freeze() {
    return new ListType(element.freeze(), true);
  }

  @Override
  public List<CqlType> components() {
    return List.of(element);
  }

  @Override
  public ListType replaceUdt(UdtType replacement) {
    return new ListType(element.replaceUdt(replacement), frozen);
  }

  @Override
  public boolean allowsOrdering() {
    return element.allowsOrdering();
  }

  @Override
  public int fixedLengthBytes() {
    return -1;
  }

  @Override
  public boolean allowsEmpty() {
    return false;
  }

  @Override
  public boolean isEmptyMeaningless() {
    return false;
  }

  @Override
  public Class<?> javaClass() {
    return List.class;
  }

  @Override
  public boolean isValueCompatibleWith(CqlType other) {
    return Compatibility.ofList(this, other);
  }

  @Override
  public int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    return SequenceCodec.LIST.compare(
        element, left, leftOffset, leftLength, right, rightOffset, rightLength);
  }

  @Override
  public void validate(byte[] bytes, int offset, int length) {
    SequenceCodec.LIST.validate(element, bytes, offset, length);
  }

  @Override
  public byte[] parse(String text) {
    throw Elements.noStringConstants(this, text);
  }

  @Override
  public String format(byte[] bytes, int offset, int length) {
    return SequenceCodec.LIST.print(element, ElementPrinter.LITERAL, bytes, offset, length);
  }

  @Override
  public String display(byte[] bytes, int offset, int length) {
    return SequenceCodec.LIST.print(element, ElementPrinter.CELL, bytes, offset, length);
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length) {
    return SequenceCodec.decodeList(element, bytes, offset, length);
  }

  @Override
  public byte[] encode(Object value) {
    return CollectionBytes.packList(Elements.encode(this, element, value));
  }

  @Override
  public String toString() {
    return cql();
  }
}
