package io.minicql.type;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code vector<element, dimension>}: always frozen; the dimension is at least 1. */
public record VectorType(CqlType element, int dimension) implements CqlType {
  public VectorType {
    if (dimension <= 0) {
      throw new CqlTypeException("vectors may only have positive dimensions; given " + dimension);
    }
  }

  @Override
  public String cql() {
    return "vector<" + element.cql() + ", " + dimension + ">";
  }

  @Override
  public boolean isMultiCell() {
    return false;
  }

  @Override
  public VectorType freeze() {
    return this;
  }

  @Override
  public List<CqlType> components() {
    return List.of(element);
  }

  @Override
  public VectorType replaceUdt(UdtType replacement) {
    return new VectorType(element.replaceUdt(replacement), dimension);
  }

  /**
   * Whether an element counts as null, which vectors cannot hold: one of no bytes does, except in
   * texts and blobs.
   */
  public boolean isNullElement(byte @Nullable [] value) {
    boolean mayBeEmpty =
        element == NativeType.TEXT || element == NativeType.ASCII || element == NativeType.BLOB;
    return value == null || (value.length == 0 && !mayBeEmpty);
  }

  @Override
  public boolean allowsOrdering() {
    return element.allowsOrdering();
  }

  @Override
  public int fixedLengthBytes() {
    int elementBytes = element.fixedLengthBytes();
    return elementBytes < 0 ? -1 : Math.multiplyExact(elementBytes, dimension);
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
    return equals(other);
  }

  @Override
  public int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    return VectorCodec.compare(this, left, leftOffset, leftLength, right, rightOffset, rightLength);
  }

  @Override
  public void validate(byte[] bytes, int offset, int length) {
    VectorCodec.validate(this, bytes, offset, length);
  }

  @Override
  public byte[] parse(String text) {
    return VectorCodec.parse(this, text);
  }

  @Override
  public String format(byte[] bytes, int offset, int length) {
    return VectorCodec.format(this, bytes, offset, length);
  }

  @Override
  public String display(byte[] bytes, int offset, int length) {
    return VectorCodec.display(this, bytes, offset, length);
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length) {
    return VectorCodec.decode(this, bytes, offset, length);
  }

  @Override
  public byte[] encode(Object value) {
    return VectorCodec.encode(this, value);
  }

  @Override
  public String toString() {
    return cql();
  }
}
