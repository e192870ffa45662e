package io.minicql.jdbc.internal;

import java.io.InputStream;
import java.io.Reader;
import java.math.BigDecimal;
import java.net.URL;
import java.sql.Array;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.Date;
import java.sql.NClob;
import java.sql.PreparedStatement;
import java.sql.Ref;
import java.sql.RowId;
import java.sql.SQLException;
import java.sql.SQLType;
import java.sql.SQLXML;
import java.sql.Time;
import java.sql.Timestamp;
import java.util.Calendar;
import org.jspecify.annotations.Nullable;

/** The typed setters: all end in one that takes an object and converts it to the marker's type. */
interface TypedParameters extends PreparedStatement {
  /** Sets a marker, numbered from 1, to the serialized form of a value; null for CQL null. */
  void bind(int parameter, @Nullable Object value) throws SQLException;

  @Override
  default void setBoolean(int parameter, boolean value) throws SQLException {
    bind(parameter, value);
  }

  @Override
  default void setByte(int parameter, byte value) throws SQLException {
    bind(parameter, value);
  }

  @Override
  default void setShort(int parameter, short value) throws SQLException {
    bind(parameter, value);
  }

  @Override
  default void setFloat(int parameter, float value) throws SQLException {
    bind(parameter, value);
  }

  @Override
  default void setDouble(int parameter, double value) throws SQLException {
    bind(parameter, value);
  }

  @Override
  default void setBigDecimal(int parameter, @Nullable BigDecimal value) throws SQLException {
    bind(parameter, value);
  }

  @Override
  default void setString(int parameter, @Nullable String value) throws SQLException {
    bind(parameter, value);
  }

  @Override
  default void setNString(int parameter, @Nullable String value) throws SQLException {
    bind(parameter, value);
  }

  @Override
  default void setBytes(int parameter, byte @Nullable [] value) throws SQLException {
    bind(parameter, value);
  }

  @Override
  default void setDate(int parameter, @Nullable Date value) throws SQLException {
    bind(parameter, value);
  }

  @Override
  default void setTime(int parameter, @Nullable Time value) throws SQLException {
    bind(parameter, value);
  }

  @Override
  default void setTimestamp(int parameter, @Nullable Timestamp value) throws SQLException {
    bind(parameter, value);
  }

  @Override
  default void setArray(int parameter, @Nullable Array value) throws SQLException {
    bind(parameter, value);
  }

  @Override
  default void setObject(int parameter, @Nullable Object value) throws SQLException {
    bind(parameter, value);
  }

  @Override
  default void setURL(int parameter, @Nullable URL value) throws SQLException {
    bind(parameter, value == null ? null : value.toString());
  }

  @Override
  default void setNull(int parameter, int sqlType) throws SQLException {
    bind(parameter, null);
  }

  @Override
  default void setNull(int parameter, int sqlType, String typeName) throws SQLException {
    bind(parameter, null);
  }

  @Override
  default void setObject(int parameter, @Nullable Object value, int sqlType) throws SQLException {
    bind(parameter, value);
  }

  @Override
  default void setObject(int parameter, @Nullable Object value, int sqlType, int scale)
      throws SQLException {
    bind(parameter, value);
  }

  @Override
  default void setObject(int parameter, @Nullable Object value, SQLType sqlType)
      throws SQLException {
    bind(parameter, value);
  }

  @Override
  default void setObject(int parameter, @Nullable Object value, SQLType sqlType, int scale)
      throws SQLException {
    bind(parameter, value);
  }

  @Override
  default void setDate(int parameter, @Nullable Date value, @Nullable Calendar calendar)
      throws SQLException {
    bind(parameter, value == null ? null : Calendars.toDate(value, calendar));
  }

  @Override
  default void setTime(int parameter, @Nullable Time value, @Nullable Calendar calendar)
      throws SQLException {
    bind(parameter, value == null ? null : Calendars.toTime(value, calendar));
  }

  /** A timestamp is an instant: the calendar's zone does not change it. */
  @Override
  default void setTimestamp(int parameter, @Nullable Timestamp value, Calendar calendar)
      throws SQLException {
    bind(parameter, value);
  }

  @Override
  default void setAsciiStream(int parameter, @Nullable InputStream value) throws SQLException {
    bind(parameter, Streams.text(value, Long.MAX_VALUE));
  }

  @Override
  default void setAsciiStream(int parameter, @Nullable InputStream value, int length)
      throws SQLException {
    bind(parameter, Streams.text(value, length));
  }

  @Override
  default void setAsciiStream(int parameter, @Nullable InputStream value, long length)
      throws SQLException {
    bind(parameter, Streams.text(value, length));
  }

  @Override
  @Deprecated
  default void setUnicodeStream(int parameter, @Nullable InputStream value, int length)
      throws SQLException {
    bind(parameter, Streams.text(value, length));
  }

  @Override
  default void setBinaryStream(int parameter, @Nullable InputStream value) throws SQLException {
    bind(parameter, Streams.bytes(value, Long.MAX_VALUE));
  }

  @Override
  default void setBinaryStream(int parameter, @Nullable InputStream value, int length)
      throws SQLException {
    bind(parameter, Streams.bytes(value, length));
  }

  @Override
  default void setBinaryStream(int parameter, @Nullable InputStream value, long length)
      throws SQLException {
    bind(parameter, Streams.bytes(value, length));
  }

  @Override
  default void setCharacterStream(int parameter, @Nullable Reader value) throws SQLException {
    bind(parameter, Streams.text(value, Long.MAX_VALUE));
  }

  @Override
  default void setCharacterStream(int parameter, @Nullable Reader value, int length)
      throws SQLException {
    bind(parameter, Streams.text(value, length));
  }

  @Override
  default void setCharacterStream(int parameter, @Nullable Reader value, long length)
      throws SQLException {
    bind(parameter, Streams.text(value, length));
  }

  @Override
  default void setNCharacterStream(int parameter, @Nullable Reader value) throws SQLException {
    bind(parameter, Streams.text(value, Long.MAX_VALUE));
  }

  @Override
  default void setNCharacterStream(int parameter, @Nullable Reader value, long length)
      throws SQLException {
    bind(parameter, Streams.text(value, length));
  }

  @Override
  default void setClob(int parameter, @Nullable Reader value) throws SQLException {
    bind(parameter, Streams.text(value, Long.MAX_VALUE));
  }

  @Override
  default void setClob(int parameter, @Nullable Reader value, long length) throws SQLException {
    bind(parameter, Streams.text(value, length));
  }

  @Override
  default void setNClob(int parameter, @Nullable Reader value) throws SQLException {
    bind(parameter, Streams.text(value, Long.MAX_VALUE));
  }

  @Override
  default void setNClob(int parameter, @Nullable Reader value, long length) throws SQLException {
    bind(parameter, Streams.text(value, length));
  }

  @Override
  default void setBlob(int parameter, @Nullable InputStream value) throws SQLException {
    bind(parameter, Streams.bytes(value, Long.MAX_VALUE));
  }

  @Override
  default void setBlob(int parameter, @Nullable InputStream value, long length)
      throws SQLException {
    bind(parameter, Streams.bytes(value, length));
  }

  @Override
  default void setBlob(int parameter, @Nullable Blob value) throws SQLException {
    bind(parameter, value == null ? null : Streams.bytes(value.getBinaryStream(), Long.MAX_VALUE));
  }

  @Override
  default void setClob(int parameter, @Nullable Clob value) throws SQLException {
    bind(
        parameter, value == null ? null : Streams.text(value.getCharacterStream(), Long.MAX_VALUE));
  }

  @Override
  default void setNClob(int parameter, @Nullable NClob value) throws SQLException {
    bind(
        parameter, value == null ? null : Streams.text(value.getCharacterStream(), Long.MAX_VALUE));
  }

  @Override
  default void setRef(int parameter, Ref value) throws SQLException {
    throw SqlErrors.notSupported("java.sql.Ref");
  }

  @Override
  default void setRowId(int parameter, RowId value) throws SQLException {
    throw SqlErrors.notSupported("java.sql.RowId");
  }

  @Override
  default void setSQLXML(int parameter, SQLXML value) throws SQLException {
    throw SqlErrors.notSupported("java.sql.SQLXML");
  }
}
