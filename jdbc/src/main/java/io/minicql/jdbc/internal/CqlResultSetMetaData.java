package io.minicql.jdbc.internal;

import io.minicql.ColumnSpec;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.List;

/** The columns of a result; type names are CQL, the schema is the table's own keyspace. */
final class CqlResultSetMetaData implements ResultSetMetaData, Unwrapping {
  private final List<ColumnSpec> columns;

  CqlResultSetMetaData(List<ColumnSpec> columns) {
    this.columns = columns;
  }

  private ColumnSpec column(int number) throws SQLException {
    if (number < 1 || number > columns.size()) {
      throw SqlErrors.invalidParameter(
          "There is no column " + number + "; the result has " + columns.size());
    }
    return columns.get(number - 1);
  }

  private JdbcType type(int number) throws SQLException {
    return JdbcType.of(column(number).type());
  }

  @Override
  public int getColumnCount() {
    return columns.size();
  }

  @Override
  public String getColumnName(int number) throws SQLException {
    return column(number).name();
  }

  @Override
  public String getColumnLabel(int number) throws SQLException {
    return column(number).name();
  }

  @Override
  public String getTableName(int number) throws SQLException {
    return column(number).table();
  }

  @Override
  public String getSchemaName(int number) throws SQLException {
    return column(number).keyspace();
  }

  @Override
  public String getCatalogName(int number) throws SQLException {
    column(number);
    return "";
  }

  @Override
  public int getColumnType(int number) throws SQLException {
    return type(number).code();
  }

  @Override
  public String getColumnTypeName(int number) throws SQLException {
    return column(number).type().cql();
  }

  @Override
  public String getColumnClassName(int number) throws SQLException {
    return type(number).javaClass().getName();
  }

  @Override
  public int getColumnDisplaySize(int number) throws SQLException {
    return type(number).displaySize();
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
  public boolean isSigned(int number) throws SQLException {
    return type(number).isSigned();
  }

  /** A result does not tell keys from other columns, and other columns may be null. */
  @Override
  public int isNullable(int number) throws SQLException {
    column(number);
    return columnNullableUnknown;
  }

  @Override
  public boolean isAutoIncrement(int number) throws SQLException {
    column(number);
    return false;
  }

  @Override
  public boolean isCaseSensitive(int number) throws SQLException {
    return type(number).code() == java.sql.Types.VARCHAR;
  }

  @Override
  public boolean isSearchable(int number) throws SQLException {
    column(number);
    return true;
  }

  @Override
  public boolean isCurrency(int number) throws SQLException {
    column(number);
    return false;
  }

  @Override
  public boolean isReadOnly(int number) throws SQLException {
    column(number);
    return true;
  }

  @Override
  public boolean isWritable(int number) throws SQLException {
    column(number);
    return false;
  }

  @Override
  public boolean isDefinitelyWritable(int number) throws SQLException {
    column(number);
    return false;
  }
}
