package io.minicql.type;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A user-defined type. Keyspace, name and field names are the internal ones: lower case unless they
 * were quoted.
 */
public record UdtType(
    String keyspace, String name, List<String> fieldNames, List<CqlType> fieldTypes, boolean frozen)
    implements CqlType {
  public UdtType {
    if (fieldNames.size() != fieldTypes.size()) {
      throw new IllegalArgumentException(
          fieldNames.size() + " field names for " + fieldTypes.size() + " field types");
    }
    fieldNames = List.copyOf(fieldNames);
    fieldTypes = List.copyOf(fieldTypes);
  }

  /** Position of the field, or -1. */
  public int fieldIndex(String fieldName) {
    return fieldNames.indexOf(fieldName);
  }

  @Override
  public String cql() {
    return TypeText.frozenIf(frozen, TypeText.quoteIfNeeded(name));
  }

  @Override
  public boolean isMultiCell() {
    return !frozen;
  }

  @Override
  public UdtType freeze() {
    return frozen ? this : withFrozen(true);
  }

  private UdtType withFrozen(boolean newFrozen) {
    return new UdtType(keyspace, name, fieldNames, fieldTypes, newFrozen);
  }

  @Override
  public List<CqlType> components() {
    return fieldTypes;
  }

  private boolean isNamed(String otherKeyspace, String otherName) {
    return keyspace.equals(otherKeyspace) && name.equals(otherName);
  }

  @Override
  public boolean references(String otherKeyspace, String otherName) {
    return isNamed(otherKeyspace, otherName) || CqlType.super.references(otherKeyspace, otherName);
  }

  @Override
  public UdtType replaceUdt(UdtType replacement) {
    if (isNamed(replacement.keyspace, replacement.name)) {
      return replacement.withFrozen(frozen);
    }
    List<CqlType> newTypes =
        fieldTypes.stream().map(field -> field.replaceUdt(replacement)).toList();
    return new UdtType(keyspace, name, fieldNames, newTypes, frozen);
  }

  @Override
  public boolean allowsOrdering() {
    return fieldTypes.stream().allMatch(CqlType::allowsOrdering);
  }

  @Override
  public int fixedLengthBytes() {
    return -1;
  }

  @Override
  public boolean allowsEmpty() {
    return true;
  }

  @Override
  public boolean isEmptyMeaningless() {
    return false;
  }

  @Override
  public Class<?> javaClass() {
    return UdtValue.class;
  }

  @Override
  public boolean isValueCompatibleWith(CqlType other) {
    return Compatibility.ofUdt(this, other);
  }

  @Override
  public int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    return UdtCodec.compare(this, left, leftOffset, leftLength, right, rightOffset, rightLength);
  }

  @Override
  public void validate(byte[] bytes, int offset, int length) {
    UdtCodec.validate(this, bytes, offset, length);
  }

  @Override
  public byte[] parse(String text) {
    return UdtCodec.parse(this, text);
  }

  @Override
  public String format(byte[] bytes, int offset, int length) {
    return UdtCodec.format(this, bytes, offset, length);
  }

  @Override
  public String display(byte[] bytes, int offset, int length) {
    return UdtCodec.display(this, bytes, offset, length);
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length) {
    return UdtCodec.decode(this, bytes, offset, length);
  }

  @Override
  public byte[] encode(Object value) {
    return UdtCodec.encode(this, value);
  }

  @Override
  public String toString() {
    return cql();
  }
}
