package io.minicql.type;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code map<key, value>}; its serialized entries are in the key type's order. */
public record MapType(CqlType key, CqlType value, boolean frozen) implements CqlType {
  @Override
  public String cql() {
    return TypeText.frozenIf(frozen, "map<" + key.cql() + ", " + value.cql() + ">");
  }

  @Override
  public boolean isMultiCell() {
    return !frozen;
  }

  @Override
  public MapType freeze() {
    return new MapType(key.freeze(), value.freeze(), true);
  }

  @Override
  public List<CqlType> components() {
    return List.of(key, value);
  }

  @Override
  public MapType replaceUdt(UdtType replacement) {
    return new MapType(key.replaceUdt(replacement), value.replaceUdt(replacement), frozen);
  }

  @Override
  public boolean allowsOrdering() {
    return key.allowsOrdering() && value.allowsOrdering();
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
    return Map.class;
  }

  @Override
  public boolean isValueCompatibleWith(CqlType other) {
    return Compatibility.ofMap(this, other);
  }

  @Override
  public int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    return MapCodec.compare(this, left, leftOffset, leftLength, right, rightOffset, rightLength);
  }

  @Override
  public void validate(byte[] bytes, int offset, int length) {
    MapCodec.validate(this, bytes, offset, length);
  }

  @Override
  public byte[] parse(String text) {
    return MapCodec.parse(this, text);
  }

  @Override
  public String format(byte[] bytes, int offset, int length) {
    return MapCodec.format(this, bytes, offset, length);
  }

  @Override
  public String display(byte[] bytes, int offset, int length) {
    return MapCodec.display(this, bytes, offset, length);
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length) {
    return MapCodec.decode(this, bytes, offset, length);
  }

  @Override
  public byte[] encode(Object value) {
    return MapCodec.encode(this, value);
  }

  @Override
  public String toString() {
    return cql();
  }
}
