package io.minicql.jdbc.internal;

import io.minicql.ColumnSpec;
import java.sql.ParameterMetaData;
import java.sql.SQLException;
import java.util.List;

/** The bind markers of a prepared statement, typed by what they are compared to. */
final class CqlParameterMetaData implements ParameterMetaData, Unwrapping {
  private final List<ColumnSpec> parameters;

  CqlParameterMetaData(List<ColumnSpec> parameters) {
    this.parameters = parameters;
  }

  private ColumnSpec parameter(int number) throws SQLException {
    if (number < 1 || number > parameters.size()) {
      throw SqlErrors.invalidParameter(
          "There is no parameter " + number + "; the statement has " + parameters.size());
    }
    return parameters.get(number - 1);
  }

  private JdbcType type(int number) throws SQLException {
    return JdbcType.of(parameter(number).type());
  }

  @Override
  public int getParameterCount() {
    return parameters.size();
  }

  @Override
  public int isNullable(int number) throws SQLException {
    parameter(number);
    return parameterNullableUnknown;
  }

  @Override
  public boolean isSigned(int number) throws SQLException {
    return type(number).isSigned();
  }

  @Override
  public int getPrecision(int number) throws SQLException {
    return type(number).precision();
  }

  @Override
  public int getScale(int number) throws SQLException {
    return type(number).scale();
  }

  @Override
  public int getParameterType(int number) throws SQLException {
    return type(number).code();
  }

  @Override
  public String getParameterTypeName(int number) throws SQLException {
    return parameter(number).type().cql();
  }

  @Override
  public String getParameterClassName(int number) throws SQLException {
    return type(number).javaClass().getName();
  }

  @Override
  public int getParameterMode(int number) throws SQLException {
    parameter(number);
    return parameterModeIn;
  }
}
