package io.minicql.type;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A value of a user-defined type as a Java object: its type and its fields, which may be null.
 * Immutable.
 */
public final class UdtValue {
  private final UdtType type;
  private final List<@Nullable Object> values;

  /**
   * @throws CqlTypeException when there are more values than fields; those that are missing are
   *     null
   */
  public UdtValue(UdtType type, List<? extends @Nullable Object> values) {
    this.type = type;
    this.values = TupleValue.FieldList.of(values, type.fieldTypes().size());
  }

  public UdtType type() {
    return type;
  }

  /** All fields, as many as the type has. */
  public List<@Nullable Object> values() {
    return values;
  }

  /** The field of that position, counted from 0. */
  public @Nullable Object get(int index) {
    return values.get(index);
  }

  /**
   * The field of that name.
   *
   * @throws IllegalArgumentException when the type has no such field
   */
  public @Nullable Object get(String fieldName) {
    int index = type.fieldIndex(fieldName);
    if (index < 0) {
      throw new IllegalArgumentException(type.name() + " has no field " + fieldName);
    }
    return values.get(index);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof UdtValue that
        && type.freeze().equals(that.type.freeze())
        && Arrays.deepEquals(values.toArray(), that.values.toArray());
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(values.toArray());
  }

  /** The CQL literal. */
  @Override
  public String toString() {
    return type.format(type.encode(this));
  }
}
