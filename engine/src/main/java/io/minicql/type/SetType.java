package io.minicql.type;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** {@code set<element>}; its serialized elements are in the element type's order. */
public record SetType(CqlType element, boolean frozen) implements CqlType {
  @Override
  public String cql() {
    return TypeText.frozenIf(frozen, "set<" + element.cql() + ">");
  }

  @Override
  public boolean isMultiCell() {
    return !frozen;
  }

  @Override
  public SetType freeze() {
    return new SetType(element.freeze(), true);
  }

  @Override
  public List<CqlType> components() {
    return List.of(element);
  }

  @Override
  public SetType replaceUdt(UdtType replacement) {
    return new SetType(element.replaceUdt(replacement), frozen);
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
    return Set.class;
  }

  @Override
  public boolean isValueCompatibleWith(CqlType other) {
    return Compatibility.ofSet(this, other);
  }

  @Override
  public int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    return SequenceCodec.SET.compare(
        element, left, leftOffset, leftLength, right, rightOffset, rightLength);
  }

  @Override
  public void validate(byte[] bytes, int offset, int length) {
    SequenceCodec.SET.validate(element, bytes, offset, length);
  }

  @Override
  public byte[] parse(String text) {
    throw Elements.noStringConstants(this, text);
  }

  @Override
  public String format(byte[] bytes, int offset, int length) {
    return SequenceCodec.SET.print(element, ElementPrinter.LITERAL, bytes, offset, length);
  }

  @Override
  public String display(byte[] bytes, int offset, int length) {
    return SequenceCodec.SET.print(element, ElementPrinter.CELL, bytes, offset, length);
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length) {
    return SequenceCodec.decodeSet(element, bytes, offset, length);
  }

  @Override
  public byte[] encode(Object value) {
    return CollectionBytes.packSet(element, Elements.encode(this, element, value));
  }

  @Override
  public String toString() {
    return cql();
  }
}
