package io.minicql.jdbc.internal;

import io.minicql.ColumnSpec;
import io.minicql.PagingState;
import io.minicql.ResultPage;
import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import java.nio.charset.StandardCharsets;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A forward-only result that holds one page at a time and fetches the next when the rows of this
 * one are read. It has copies of everything and stays readable until it is closed itself.
 */
final class CqlResultSet
    implements ReadOnlyRows, LabelledRows, ForwardRows, TypedCells, CellText, Unwrapping {
  private final @Nullable Statement statement;
  private final Pages pages;
  private final long maxRows;
  private ResultPage page;
  private int row = -1;
  private long rowsBefore;
  private boolean wasNull;
  private boolean closed;
  private boolean ended;
  private int fetchSize;
  private @Nullable Map<String, Integer> columnsByLabel;
  private @Nullable SQLWarning warnings;

  /**
   * @param maxRows the most rows to give; 0 for all
   */
  CqlResultSet(
      @Nullable Statement statement, ResultPage first, Pages pages, long maxRows, int fetchSize) {
    this.statement = statement;
    this.page = first;
    this.pages = pages;
    this.maxRows = maxRows;
    this.fetchSize = fetchSize;
    this.warnings = Warnings.chain(null, first.warnings());
  }

  @Override
  public boolean next() throws SQLException {
    checkOpen();
    if (ended || (maxRows > 0 && rowsBefore + row + 1 >= maxRows)) {
      return end();
    }
    row++;
    while (row >= page.rowCount()) {
      PagingState position = page.pagingState();
      if (position == null) {
        return end();
      }
      rowsBefore += page.rowCount();
      page = pages.after(position);
      warnings = Warnings.chain(warnings, page.warnings());
      row = 0;
    }
    return true;
  }

  private boolean end() {
    ended = true;
    return false;
  }

  @Override
  public ResultPage page() throws SQLException {
    checkOpen();
    if (row < 0 || ended) {
      throw SqlErrors.wrongSequence(
          ended ? "The result set is after its last row" : "Call next() before reading a row");
    }
    return page;
  }

  @Override
  public int rowInPage() {
    return row;
  }

  @Override
  public int cell(int column) throws SQLException {
    ResultPage current = page();
    if (column < 1 || column > current.columns().size()) {
      throw SqlErrors.invalidParameter(
          "There is no column " + column + "; the result has " + current.columns().size());
    }
    wasNull = current.isNull(row, column - 1);
    return column - 1;
  }

  @Override
  public boolean wasNull() {
    return wasNull;
  }

  @Override
  public void setWasNull() {
    wasNull = true;
  }

  @Override
  public @Nullable String getString(int column) throws SQLException {
    int cell = cell(column);
    if (wasNull) {
      return null;
    }
    ResultPage current = page;
    int offset = current.offset(row, cell);
    int lengthBytes = current.lengthBytes(row, cell);
    CqlType type = current.columns().get(cell).type();
    return type == NativeType.TEXT || type == NativeType.ASCII
        ? new String(current.bytes(), offset, lengthBytes, StandardCharsets.UTF_8)
        : Texts.of(type, current.bytes(), offset, lengthBytes);
  }

  @Override
  public String display(int column) throws SQLException {
    int cell = cell(column);
    if (wasNull) {
      return "null";
    }
    return type(column).display(page.bytes(), page.offset(row, cell), page.lengthBytes(row, cell));
  }

  @Override
  public @Nullable Object decode(int column) throws SQLException {
    int cell = cell(column);
    return wasNull ? null : type(column).decode(page.value(row, cell));
  }

  @Override
  public CqlType type(int column) throws SQLException {
    checkOpen();
    return page.columns().get(column - 1).type();
  }

  @Override
  public int findColumn(String label) throws SQLException {
    checkOpen();
    Map<String, Integer> byLabel = columnsByLabel;
    if (byLabel == null) {
      byLabel = indexLabels(page.columns());
      columnsByLabel = byLabel;
    }
    Integer column = byLabel.get(SqlErrors.required(label, "A column's label"));
    if (column == null) {
      column = byLabel.get(label.toLowerCase(Locale.ROOT));
    }
    if (column == null) {
      throw new java.sql.SQLSyntaxErrorException(
          "There is no column '" + label + "' in the result", SqlStates.COLUMN_NOT_FOUND);
    }
    return column;
  }

  /** Exact labels first, then lower-case ones; the first of equal labels counts. */
  private static Map<String, Integer> indexLabels(List<ColumnSpec> columns) {
    Map<String, Integer> index = new HashMap<>();
    for (int i = 0; i < columns.size(); i++) {
      index.putIfAbsent(columns.get(i).name(), i + 1);
    }
    for (int i = 0; i < columns.size(); i++) {
      index.putIfAbsent(columns.get(i).name().toLowerCase(Locale.ROOT), i + 1);
    }
    return index;
  }

  @Override
  public ResultSetMetaData getMetaData() throws SQLException {
    checkOpen();
    return new CqlResultSetMetaData(page.columns());
  }

  @Override
  public int getRow() throws SQLException {
    checkOpen();
    return ended || row < 0 ? 0 : (int) Math.min(Integer.MAX_VALUE, rowsBefore + row + 1);
  }

  @Override
  public boolean isBeforeFirst() throws SQLException {
    checkOpen();
    return row < 0 && !ended && page.rowCount() > 0;
  }

  @Override
  public boolean isAfterLast() throws SQLException {
    checkOpen();
    return ended && rowsBefore + page.rowCount() > 0;
  }

  @Override
  public boolean isFirst() throws SQLException {
    return getRow() == 1;
  }

  @Override
  public boolean isLast() throws SQLException {
    checkOpen();
    if (row < 0 || ended) {
      return false;
    }
    return row + 1 == page.rowCount() && page.pagingState() == null
        || (maxRows > 0 && rowsBefore + row + 1 == maxRows);
  }

  @Override
  public void close() throws SQLException {
    if (!closed) {
      closed = true;
      if (statement instanceof CqlStatement owner) {
        owner.resultClosed();
      }
    }
  }

  @Override
  public boolean isClosed() {
    return closed;
  }

  @Override
  public @Nullable Statement getStatement() throws SQLException {
    checkOpen();
    return statement;
  }

  @Override
  public @Nullable SQLWarning getWarnings() throws SQLException {
    checkOpen();
    return warnings;
  }

  @Override
  public void clearWarnings() throws SQLException {
    checkOpen();
    warnings = null;
  }

  @Override
  public void setFetchSize(int rows) throws SQLException {
    checkOpen();
    if (rows < 0) {
      throw SqlErrors.invalidParameter("A fetch size cannot be negative: " + rows);
    }
    fetchSize = rows;
  }

  @Override
  public int getFetchSize() throws SQLException {
    checkOpen();
    return fetchSize;
  }

  @Override
  public void checkOpen() throws SQLException {
    if (closed) {
      throw SqlErrors.closed("result set");
    }
  }
}
