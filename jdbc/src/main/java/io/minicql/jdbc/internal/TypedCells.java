package io.minicql.jdbc.internal;

import io.minicql.ResultPage;
import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.sql.Array;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.Date;
import java.sql.NClob;
import java.sql.Ref;
import java.sql.ResultSet;
import java.sql.RowId;
import java.sql.SQLException;
import java.sql.SQLXML;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Calendar;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The getters by column number. A cell is read from the page's bytes at once where the getter is
 * the type's own; else it is decoded and converted by {@link Conversions}.
 */
interface TypedCells extends ResultSet {
  /** The page that the current row lies in. */
  ResultPage page() throws SQLException;

  int rowInPage();

  /** Checks a column's number, remembers whether the cell is null, and gives its index. */
  int cell(int column) throws SQLException;

  /** Remembers that what was read counts as null: an EMPTY number. */
  void setWasNull();

  private CqlType type(int cell) throws SQLException {
    return page().columns().get(cell).type();
  }

  private @Nullable Object decoded(int column) throws SQLException {
    int cell = cell(column);
    if (wasNull()) {
      return null;
    }
    ResultPage page = page();
    int row = rowInPage();
    Object value =
        type(cell).decode(page.bytes(), page.offset(row, cell), page.lengthBytes(row, cell));
    if (value == null) {
      setWasNull();
    }
    return value;
  }

  private <T> @Nullable T converted(int column, Class<T> target) throws SQLException {
    Object value = decoded(column);
    return value == null || SqlErrors.required(target, "A class").isInstance(value)
        ? target.cast(value)
        : Conversions.convert(value, target);
  }

  @Override
  default boolean getBoolean(int column) throws SQLException {
    Boolean value = converted(column, Boolean.class);
    return value != null && value;
  }

  @Override
  default byte getByte(int column) throws SQLException {
    Byte value = converted(column, Byte.class);
    return value == null ? 0 : value;
  }

  @Override
  default short getShort(int column) throws SQLException {
    Short value = converted(column, Short.class);
    return value == null ? 0 : value;
  }

  @Override
  default int getInt(int column) throws SQLException {
    int cell = cell(column);
    if (wasNull()) {
      return 0;
    }
    ResultPage page = page();
    int row = rowInPage();
    if (type(cell) == NativeType.INT && page.lengthBytes(row, cell) == Integer.BYTES) {
      return BigEndian.toInt(page.bytes(), page.offset(row, cell));
    }
    Integer value = converted(column, Integer.class);
    return value == null ? 0 : value;
  }

  @Override
  default long getLong(int column) throws SQLException {
    int cell = cell(column);
    if (wasNull()) {
      return 0;
    }
    ResultPage page = page();
    int row = rowInPage();
    CqlType type = type(cell);
    int offset = page.offset(row, cell);
    int lengthBytes = page.lengthBytes(row, cell);
    if (type == NativeType.BIGINT && lengthBytes == Long.BYTES) {
      return BigEndian.toLong(page.bytes(), offset);
    }
    if (type == NativeType.INT && lengthBytes == Integer.BYTES) {
      return BigEndian.toInt(page.bytes(), offset);
    }
    Long value = converted(column, Long.class);
    return value == null ? 0 : value;
  }

  @Override
  default float getFloat(int column) throws SQLException {
    Float value = converted(column, Float.class);
    return value == null ? 0 : value;
  }

  @Override
  default double getDouble(int column) throws SQLException {
    Double value = converted(column, Double.class);
    return value == null ? 0 : value;
  }

  @Override
  default @Nullable BigDecimal getBigDecimal(int column) throws SQLException {
    return converted(column, BigDecimal.class);
  }

  @Override
  @Deprecated
  default @Nullable BigDecimal getBigDecimal(int column, int scale) throws SQLException {
    BigDecimal value = getBigDecimal(column);
    return value == null ? null : value.setScale(scale, RoundingMode.HALF_UP);
  }

  @Override
  default byte @Nullable [] getBytes(int column) throws SQLException {
    int cell = cell(column);
    return wasNull() ? null : page().value(rowInPage(), cell);
  }

  @Override
  default @Nullable Date getDate(int column) throws SQLException {
    return converted(column, Date.class);
  }

  @Override
  default @Nullable Date getDate(int column, @Nullable Calendar calendar) throws SQLException {
    LocalDate value = converted(column, LocalDate.class);
    return value == null ? null : Calendars.date(value, calendar);
  }

  @Override
  default @Nullable Time getTime(int column) throws SQLException {
    return converted(column, Time.class);
  }

  @Override
  default @Nullable Time getTime(int column, @Nullable Calendar calendar) throws SQLException {
    LocalTime value = converted(column, LocalTime.class);
    return value == null ? null : Calendars.time(value, calendar);
  }

  @Override
  default @Nullable Timestamp getTimestamp(int column) throws SQLException {
    return converted(column, Timestamp.class);
  }

  /** A timestamp is an instant: the calendar's zone does not change it. */
  @Override
  default @Nullable Timestamp getTimestamp(int column, Calendar calendar) throws SQLException {
    return getTimestamp(column);
  }

  @Override
  default @Nullable Object getObject(int column) throws SQLException {
    int cell = cell(column);
    if (wasNull()) {
      return null;
    }
    Class<?> javaClass = JdbcType.of(type(cell)).javaClass();
    return javaClass == Array.class ? getArray(column) : converted(column, javaClass);
  }

  @Override
  default @Nullable Object getObject(int column, Map<String, Class<?>> map) throws SQLException {
    return getObject(column);
  }

  @Override
  default <T> @Nullable T getObject(int column, Class<T> target) throws SQLException {
    if (target == String.class) {
      return target.cast(getString(column));
    }
    if (target == Array.class) {
      return target.cast(getArray(column));
    }
    return target == Object.class ? target.cast(getObject(column)) : converted(column, target);
  }

  @Override
  default @Nullable Array getArray(int column) throws SQLException {
    Object value = decoded(column);
    if (value == null) {
      return null;
    }
    if (!(value instanceof Collection<?> elements)) {
      throw SqlErrors.conversion("A " + type(column - 1).cql() + " is not an array");
    }
    CqlType type = type(column - 1);
    return CqlArray.read(type.components().get(0), elements, String.valueOf(getString(column)));
  }

  @Override
  default @Nullable String getNString(int column) throws SQLException {
    return getString(column);
  }

  @Override
  default @Nullable InputStream getBinaryStream(int column) throws SQLException {
    byte[] value = getBytes(column);
    return value == null ? null : new ByteArrayInputStream(value);
  }

  @Override
  default @Nullable InputStream getAsciiStream(int column) throws SQLException {
    String value = getString(column);
    return value == null
        ? null
        : new ByteArrayInputStream(value.getBytes(StandardCharsets.US_ASCII));
  }

  @Override
  @Deprecated
  default @Nullable InputStream getUnicodeStream(int column) throws SQLException {
    String value = getString(column);
    return value == null ? null : new ByteArrayInputStream(value.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  default @Nullable Reader getCharacterStream(int column) throws SQLException {
    String value = getString(column);
    return value == null ? null : new StringReader(value);
  }

  @Override
  default @Nullable Reader getNCharacterStream(int column) throws SQLException {
    return getCharacterStream(column);
  }

  @Override
  default @Nullable URL getURL(int column) throws SQLException {
    String value = getString(column);
    try {
      return value == null ? null : URI.create(value).toURL();
    } catch (MalformedURLException | IllegalArgumentException e) {
      throw SqlErrors.conversion("Not a URL: '" + value + "'");
    }
  }

  @Override
  default Blob getBlob(int column) throws SQLException {
    throw SqlErrors.notSupported("java.sql.Blob (use getBytes)");
  }

  @Override
  default Clob getClob(int column) throws SQLException {
    throw SqlErrors.notSupported("java.sql.Clob (use getString)");
  }

  @Override
  default NClob getNClob(int column) throws SQLException {
    throw SqlErrors.notSupported("java.sql.NClob (use getString)");
  }

  @Override
  default Ref getRef(int column) throws SQLException {
    throw SqlErrors.notSupported("java.sql.Ref");
  }

  @Override
  default RowId getRowId(int column) throws SQLException {
    throw SqlErrors.notSupported("java.sql.RowId");
  }

  @Override
  default SQLXML getSQLXML(int column) throws SQLException {
    throw SqlErrors.notSupported("java.sql.SQLXML");
  }
}
