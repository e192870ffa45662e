package io.minicql.store;

import io.minicql.schema.ColumnMetadata;
import org.jspecify.annotations.Nullable;

/**
 * Collects what one statement or batch writes to one row. Calls may come in any order; what is
 * written twice is reconciled by the rules that hold between statements. Values are not copied and
 * must not be changed afterwards.
 */
public final class RowBuilder {
  final RowCells cells = new RowCells();

  RowBuilder() {}

  /**
   * The marker that INSERT leaves, so that the row stays when its columns are deleted (rule 25).
   */
  public RowBuilder marker(WriteStamp stamp) {
    if (!cells.hasMarker || RowMerger.markerSupersedes(cells, stamp)) {
      cells.marker(stamp.timestampMicros(), stamp.ttlSeconds(), stamp.expirySeconds());
    }
    return this;
  }

  /** Deletes the whole row. */
  public RowBuilder deleteRow(WriteStamp stamp) {
    cells.deleteRow(stamp.timestampMicros(), stamp.nowSeconds());
    return this;
  }

  /** Sets a single-cell column (also a frozen collection); null deletes it. */
  public RowBuilder cell(ColumnMetadata column, byte @Nullable [] value, WriteStamp stamp) {
    addCell(column, null, value, stamp);
    return this;
  }

  /**
   * Sets an element of a multi-cell column; null deletes it.
   *
   * @param path the key of a map, the element of a set, the time uuid of a list, the two-byte
   *     position of a field
   * @param value the value; no bytes for a set
   */
  public RowBuilder element(
      ColumnMetadata column, byte[] path, byte @Nullable [] value, WriteStamp stamp) {
    addCell(column, path, value, stamp);
    return this;
  }

  /** Deletes all elements that a multi-cell column has up to the stamp's timestamp. */
  public RowBuilder deleteElements(ColumnMetadata column, WriteStamp stamp) {
    int index =
        cells.append(
            column.id(),
            CellKind.COMPLEX_DELETION,
            stamp.timestampMicros(),
            Expiration.NO_TTL,
            stamp.nowSeconds());
    settle(column, index);
    return this;
  }

  /** Adds to a counter; several additions to one counter add up. */
  public RowBuilder increment(ColumnMetadata column, long delta, WriteStamp stamp) {
    int index =
        cells.append(
            column.id(),
            CellKind.COUNTER_INCREMENT,
            stamp.timestampMicros(),
            Expiration.NO_TTL,
            Expiration.NEVER_SECONDS);
    cells.value(index, BigEndian.bytes(delta), 0, Long.BYTES);
    cells.hasIncrements = true;
    settle(column, index);
    return this;
  }

  private void addCell(
      ColumnMetadata column, byte @Nullable [] path, byte @Nullable [] value, WriteStamp stamp) {
    int index;
    if (value == null) {
      index =
          cells.append(
              column.id(),
              CellKind.TOMBSTONE,
              stamp.timestampMicros(),
              Expiration.NO_TTL,
              stamp.nowSeconds());
    } else {
      boolean expires = stamp.ttlSeconds() != Expiration.NO_TTL;
      index =
          cells.append(
              column.id(),
              expires ? CellKind.EXPIRING : CellKind.LIVE,
              stamp.timestampMicros(),
              stamp.ttlSeconds(),
              stamp.expirySeconds());
      cells.value(index, value, 0, value.length);
    }
    if (path != null) {
      cells.path(index, path, 0, path.length);
    }
    settle(column, index);
  }

  /** Brings the appended entry to its place, or reconciles it with the one that is there. */
  private void settle(ColumnMetadata column, int appended) {
    int at = appended;
    int order = 1;
    while (at > 0 && (order = compare(column, at - 1, appended)) > 0) {
      at--;
    }
    if (at == 0 || order < 0) {
      cells.moveLastTo(at);
    } else {
      reconcile(at - 1, appended);
    }
  }

  private void reconcile(int present, int appended) {
    if (cells.kind(present) == CellKind.COUNTER_INCREMENT
        && cells.kind(appended) == CellKind.COUNTER_INCREMENT) {
      long sum = BigEndian.readLong(cells, present) + BigEndian.readLong(cells, appended);
      cells.timestamp(present, Math.max(cells.timestamp(present), cells.timestamp(appended)));
      cells.value(present, BigEndian.bytes(sum), 0, Long.BYTES);
      cells.removeLast();
    } else if (RowMerger.supersedes(cells, appended, cells, present)) {
      cells.replaceByLast(present);
    } else {
      cells.removeLast();
    }
  }

  private int compare(ColumnMetadata column, int left, int right) {
    if (cells.column(left) != cells.column(right)) {
      return Integer.compare(cells.column(left), cells.column(right));
    }
    int leftLength = cells.pathLength(left);
    int rightLength = cells.pathLength(right);
    if (leftLength == RowCells.NO_PATH || rightLength == RowCells.NO_PATH) {
      return Boolean.compare(leftLength != RowCells.NO_PATH, rightLength != RowCells.NO_PATH);
    }
    return ElementPaths.typeOf(column.type())
        .compare(
            cells.pathArray(left),
            cells.pathOffset(left),
            leftLength,
            cells.pathArray(right),
            cells.pathOffset(right),
            rightLength);
  }
}
