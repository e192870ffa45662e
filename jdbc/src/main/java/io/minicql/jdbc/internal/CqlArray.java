package io.minicql.jdbc.internal;

import io.minicql.type.CqlType;
import java.sql.Array;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** A list, set or vector: an ordinary Java array of its elements. */
final class CqlArray implements Array {
  private final String typeName;
  private final int typeCode;
  private final Object[] elements;
  private final String text;

  private CqlArray(String typeName, int typeCode, Object[] elements, String text) {
    this.typeName = typeName;
    this.typeCode = typeCode;
    this.elements = elements;
    this.text = text;
  }

  /** An array that was read, with the CQL literal it prints as. */
  static CqlArray read(CqlType elementType, Collection<?> elements, String literal) {
    int code = JdbcType.of(elementType).code();
    return new CqlArray(elementType.cql(), code, elements.toArray(), literal);
  }

  /** An array that a user makes to bind it; its elements are checked when it is bound. */
  static CqlArray ofElements(String typeName, Object[] elements) {
    return new CqlArray(typeName, Types.OTHER, elements.clone(), Arrays.toString(elements));
  }

  /** The elements of any driver's array. */
  static List<?> elementsOf(Array array) throws SQLException {
    Object values = array.getArray();
    if (values instanceof Object[] objects) {
      return Arrays.asList(objects);
    }
    throw SqlErrors.conversion("An array of primitive values: " + values.getClass().getName());
  }

  @Override
  public String getBaseTypeName() {
    return typeName;
  }

  @Override
  public int getBaseType() {
    return typeCode;
  }

  @Override
  public Object getArray() {
    return elements.clone();
  }

  @Override
  public Object getArray(Map<String, Class<?>> map) {
    return getArray();
  }

  @Override
  public Object getArray(long index, int count) throws SQLException {
    if (index < 1 || count < 0 || index - 1 + count > elements.length) {
      throw SqlErrors.invalidParameter(
          "No elements " + index + " to " + (index + count - 1) + " of " + elements.length);
    }
    return Arrays.copyOfRange(elements, (int) index - 1, (int) index - 1 + count);
  }

  @Override
  public Object getArray(long index, int count, Map<String, Class<?>> map) throws SQLException {
    return getArray(index, count);
  }

  @Override
  public ResultSet getResultSet() throws SQLException {
    throw SqlErrors.notSupported("Reading an array as a result set");
  }

  @Override
  public ResultSet getResultSet(Map<String, Class<?>> map) throws SQLException {
    return getResultSet();
  }

  @Override
  public ResultSet getResultSet(long index, int count) throws SQLException {
    return getResultSet();
  }

  @Override
  public ResultSet getResultSet(long index, int count, Map<String, Class<?>> map)
      throws SQLException {
    return getResultSet();
  }

  @Override
  public void free() {}

  @Override
  public String toString() {
    return text;
  }
}
