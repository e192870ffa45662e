package io.minicql.type;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code tuple<...>}: always frozen, and so are its fields. */
public record TupleType(List<CqlType> fieldTypes) implements CqlType {
  public TupleType {
    fieldTypes = fieldTypes.stream().map(CqlType::freeze).toList();
  }

  @Override
  public String cql() {
    return "frozen<tuple<" + TypeText.join(fieldTypes) + ">>";
  }

  @Override
  public boolean isMultiCell() {
    return false;
  }

  @Override
  public TupleType freeze() {
    return this;
  }

  @Override
  public List<CqlType> components() {
    return fieldTypes;
  }

  @Override
  public TupleType replaceUdt(UdtType replacement) {
    return new TupleType(fieldTypes.stream().map(field -> field.replaceUdt(replacement)).toList());
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
    return TupleValue.class;
  }

  @Override
  public boolean isValueCompatibleWith(CqlType other) {
    return Compatibility.ofTuple(this, other);
  }

  @Override
  public int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    return TupleCodec.compare(this, left, leftOffset, leftLength, right, rightOffset, rightLength);
  }

  @Override
  public void validate(byte[] bytes, int offset, int length) {
    TupleCodec.validate(this, bytes, offset, length);
  }

  @Override
  public byte[] parse(String text) {
    return TupleCodec.parse(this, text);
  }

  @Override
  public String format(byte[] bytes, int offset, int length) {
    return TupleCodec.format(this, bytes, offset, length);
  }

  @Override
  public String display(byte[] bytes, int offset, int length) {
    return TupleCodec.display(this, bytes, offset, length);
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length) {
    return TupleCodec.decode(this, bytes, offset, length);
  }

  @Override
  public byte[] encode(Object value) {
    return TupleCodec.encode(this, value);
  }

  @Override
  public String toString() {
    return cql();
  }
}
