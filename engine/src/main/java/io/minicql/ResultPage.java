package io.minicql;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One page of rows as plain heap bytes: nothing in it refers to the store, so it may be kept for
 * ever.
 *
 * <p>Cells lie row by row in one array. Entry i of the ends is where cell i ends; a null cell has
 * the complement of its (empty) end, which tells it from an empty value.
 */
public final class ResultPage implements Result {
  private final List<ColumnSpec> columns;
  private final int rowCount;
  private final byte[] bytes;
  private final int[] ends;
  private final @Nullable PagingState pagingState;
  private final List<String> warnings;

  /**
   * Takes the arrays as they are; they must not change afterwards.
   *
   * @param ends at least {@code rowCount * columns.size()} entries, in the form described above
   */
  public ResultPage(
      List<ColumnSpec> columns,
      int rowCount,
      byte[] bytes,
      int[] ends,
      @Nullable PagingState pagingState,
      List<String> warnings) {
    if (ends.length < rowCount * columns.size()) {
      throw new IllegalArgumentException("too few cells for " + rowCount + " rows");
    }
    this.columns = columns;
    this.rowCount = rowCount;
    this.bytes = bytes;
    this.ends = ends;
    this.pagingState = pagingState;
    this.warnings = warnings;
  }

  public List<ColumnSpec> columns() {
    return columns;
  }

  public int rowCount() {
    return rowCount;
  }

  /** Where the next page begins; null on the last page. */
  public @Nullable PagingState pagingState() {
    return pagingState;
  }

  @Override
  public List<String> warnings() {
    return warnings;
  }

  public boolean isNull(int row, int column) {
    return ends[index(row, column)] < 0;
  }

  /** The array that holds all cells; not to be written to. */
  public byte[] bytes() {
    return bytes;
  }

  /** Where a cell begins in {@link #bytes()}. */
  public int offset(int row, int column) {
    int index = index(row, column);
    return index == 0 ? 0 : end(index - 1);
  }

  /** The length of a cell in bytes; 0 for null too. */
  public int lengthBytes(int row, int column) {
    return end(index(row, column)) - offset(row, column);
  }

  /** A copy of a cell in serialized form; null for null. */
  public byte @Nullable [] value(int row, int column) {
    if (isNull(row, column)) {
      return null;
    }
    int offset = offset(row, column);
    return Arrays.copyOfRange(bytes, offset, offset + lengthBytes(row, column));
  }

  private int end(int index) {
    int end = ends[index];
    return end < 0 ? ~end : end;
  }

  private int index(int row, int column) {
    Objects.checkIndex(row, rowCount);
    return row * columns.size() + Objects.checkIndex(column, columns.size());
  }
}
