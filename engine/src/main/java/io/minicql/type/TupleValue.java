package io.minicql.type;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A tuple as a Java object: its type and its fields, which may be null. Immutable. */
public final class TupleValue {
  private final TupleType type;
  private final List<@Nullable Object> values;

  /**
   * @throws CqlTypeException when there are more values than fields; those that are missing are
   *     null
   */
  public TupleValue(TupleType type, List<? extends @Nullable Object> values) {
    this.type = type;
    this.values = FieldList.of(values, type.fieldTypes().size());
  }

  /** A tuple of these values. */
  public static TupleValue of(TupleType type, @Nullable Object... values) {
    return new TupleValue(type, Arrays.asList(values));
  }

  public TupleType type() {
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

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof TupleValue that
        && type.equals(that.type)
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

  /** Fields of a tuple or user type: a copy, filled up with nulls. */
  static final class FieldList {
    private FieldList() {}

    static List<@Nullable Object> of(List<? extends @Nullable Object> values, int fieldCount) {
      if (values.size() > fieldCount) {
        throw new CqlTypeException(
            "Expected at most " + fieldCount + " fields, but got " + values.size());
      }
      List<@Nullable Object> copy = new ArrayList<>(values);
      while (copy.size() < fieldCount) {
        copy.add(null);
      }
      return Collections.unmodifiableList(copy);
    }
  }
}
