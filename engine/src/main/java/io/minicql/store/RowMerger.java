package io.minicql.store;

import io.minicql.type.CqlType;
import java.util.Arrays;

/**
 * Merges two versions of one row by Cassandra's rules. The result depends neither on the clock nor
 * on the order in which versions are merged, so it may be done when rows are written, flushed or
 * read. Not thread-safe: it holds its position.
 *
 * <p>Of two cells the later timestamp stays; then a tombstone or an expiring cell before a live
 * one; then a tombstone before an expiring one; then the later local time; then the greater value
 * as unsigned bytes; then, so that the order of merging never shows, the shorter TTL. A deletion
 * covers what has its timestamp or an earlier one. Cells of dropped columns go.
 */
final class RowMerger {
  private TableLayout layout;
  private RowCells left = new RowCells();
  private RowCells right = new RowCells();
  private RowCells target = new RowCells();
  private int leftAt;
  private int rightAt;

  RowMerger(TableLayout layout) {
    this.layout = layout;
  }

  /** Merges rows of another table, or of the same with other columns, from now on. */
  void layout(TableLayout newLayout) {
    layout = newLayout;
  }

  /**
   * Merges into a third row, which is cleared first and then shares the bytes of the two.
   *
   * @param older the version whose originals stay; it may be empty
   * @param newer the version that was written later
   */
  void merge(RowCells older, RowCells newer, RowCells into) {
    left = older;
    right = newer;
    target = into;
    into.clear();
    mergeKey();
    into.deleteRow(older.deletionTimestamp, older.deletionLocalTime);
    into.deleteRow(newer.deletionTimestamp, newer.deletionLocalTime);
    mergeMarker(older);
    mergeMarker(newer);
    leftAt = 0;
    rightAt = 0;
    while (leftAt < older.size || rightAt < newer.size) {
      mergeColumn(nextColumn());
    }
  }

  private void mergeKey() {
    RowCells key = left.clusteringLength > 0 ? left : right;
    target.clustering(key.clusteringBytes, key.clusteringOffset, key.clusteringLength);
    target.originals = key.originals;
  }

  private void mergeMarker(RowCells from) {
    if (!from.hasMarker || from.markerTimestamp <= target.deletionTimestamp) {
      return;
    }
    if (!target.hasMarker
        || markerSupersedes(
            from.markerTimestamp,
            from.markerTtl,
            from.markerExpiry,
            target.markerTimestamp,
            target.markerTtl,
            target.markerExpiry)) {
      target.marker(from.markerTimestamp, from.markerTtl, from.markerExpiry);
    }
  }

  private int nextColumn() {
    int leftColumn = leftAt < left.size ? left.column(leftAt) : Integer.MAX_VALUE;
    int rightColumn = rightAt < right.size ? right.column(rightAt) : Integer.MAX_VALUE;
    return Math.min(leftColumn, rightColumn);
  }

  private void mergeColumn(int column) {
    int leftEnd = endOf(left, leftAt, column);
    int rightEnd = endOf(right, rightAt, column);
    if (layout.isKnown(column)) {
      CqlType pathType = layout.pathType(column);
      if (pathType == null) {
        mergeSimple(leftEnd, rightEnd);
      } else {
        mergeComplex(leftEnd, rightEnd, pathType);
      }
    }
    leftAt = leftEnd;
    rightAt = rightEnd;
  }

  private static int endOf(RowCells cells, int at, int column) {
    return at < cells.size && cells.column(at) == column ? cells.columnEnd(at) : at;
  }

  private void mergeSimple(int leftEnd, int rightEnd) {
    if (leftAt == leftEnd) {
      keep(right, rightAt, target.deletionTimestamp);
    } else if (rightAt == rightEnd || !supersedes(right, rightAt, left, leftAt)) {
      keep(left, leftAt, target.deletionTimestamp);
    } else {
      keep(right, rightAt, target.deletionTimestamp);
    }
  }

  private void mergeComplex(int leftEnd, int rightEnd, CqlType pathType) {
    long deletion = mergeComplexDeletion(leftEnd, rightEnd);
    while (leftAt < leftEnd || rightAt < rightEnd) {
      int order = compareAt(leftEnd, rightEnd, pathType);
      if (order < 0) {
        keep(left, leftAt++, deletion);
      } else if (order > 0) {
        keep(right, rightAt++, deletion);
      } else if (supersedes(right, rightAt, left, leftAt)) {
        keep(right, rightAt++, deletion);
        leftAt++;
      } else {
        keep(left, leftAt++, deletion);
        rightAt++;
      }
    }
  }

  /**
   * Keeps the stronger deletion of the column, unless the row's is stronger, and returns the
   * timestamp it covers.
   */
  private long mergeComplexDeletion(int leftEnd, int rightEnd) {
    boolean hasLeft = leftAt < leftEnd && left.kind(leftAt) == CellKind.COMPLEX_DELETION;
    boolean hasRight = rightAt < rightEnd && right.kind(rightAt) == CellKind.COMPLEX_DELETION;
    long deletion = target.deletionTimestamp;
    if (hasLeft || hasRight) {
      boolean useRight =
          !hasLeft
              || (hasRight
                  && Deletion.supersedes(
                      right.timestamp(rightAt), right.localTime(rightAt),
                      left.timestamp(leftAt), left.localTime(leftAt)));
      RowCells stronger = useRight ? right : left;
      int at = useRight ? rightAt : leftAt;
      keep(stronger, at, deletion);
      deletion = Math.max(deletion, stronger.timestamp(at));
    }
    leftAt += hasLeft ? 1 : 0;
    rightAt += hasRight ? 1 : 0;
    return deletion;
  }

  private int compareAt(int leftEnd, int rightEnd, CqlType pathType) {
    if (leftAt == leftEnd) {
      return 1;
    }
    if (rightAt == rightEnd) {
      return -1;
    }
    return pathType.compare(
        left.pathArray(leftAt),
        left.pathOffset(leftAt),
        left.pathLength(leftAt),
        right.pathArray(rightAt),
        right.pathOffset(rightAt),
        right.pathLength(rightAt));
  }

  private void keep(RowCells from, int index, long deletionTimestamp) {
    if (from.timestamp(index) > deletionTimestamp
        && layout.accepts(from.column(index), from.timestamp(index))) {
      target.appendFrom(from, index);
    }
  }

  /**
   * Whether the first of two cells of one column and path stays; they may be equal, then it does
   * not matter.
   */
  static boolean supersedes(RowCells one, int oneAt, RowCells other, int otherAt) {
    if (one.timestamp(oneAt) != other.timestamp(otherAt)) {
      return one.timestamp(oneAt) > other.timestamp(otherAt);
    }
    int oneRank = tieRank(one.kind(oneAt));
    int otherRank = tieRank(other.kind(otherAt));
    if (oneRank != otherRank) {
      return oneRank > otherRank;
    }
    if (one.localTime(oneAt) != other.localTime(otherAt)) {
      return one.localTime(oneAt) > other.localTime(otherAt);
    }
    int order = compareValues(one, oneAt, other, otherAt);
    return order != 0 ? order > 0 : one.ttl(oneAt) < other.ttl(otherAt);
  }

  private static int tieRank(int kind) {
    return switch (kind) {
      case CellKind.TOMBSTONE, CellKind.COMPLEX_DELETION -> 2;
      case CellKind.EXPIRING -> 1;
      default -> 0;
    };
  }

  private static int compareValues(RowCells one, int oneAt, RowCells other, int otherAt) {
    byte[] oneBytes = one.valueBytes(oneAt);
    byte[] otherBytes = other.valueBytes(otherAt);
    int oneOffset = one.valueOffset(oneAt);
    int otherOffset = other.valueOffset(otherAt);
    if (oneBytes == null) {
      oneBytes = one.copyOfValue(oneAt);
      oneOffset = 0;
    }
    if (otherBytes == null) {
      otherBytes = other.copyOfValue(otherAt);
      otherOffset = 0;
    }
    return Arrays.compareUnsigned(
        oneBytes,
        oneOffset,
        oneOffset + one.valueLength(oneAt),
        otherBytes,
        otherOffset,
        otherOffset + other.valueLength(otherAt));
  }

  static boolean markerSupersedes(RowCells present, WriteStamp stamp) {
    return markerSupersedes(
        stamp.timestampMicros(),
        stamp.ttlSeconds(),
        stamp.expirySeconds(),
        present.markerTimestamp,
        present.markerTtl,
        present.markerExpiry);
  }

  /** The later marker stays; then one that expires; then the one that expires later. */
  private static boolean markerSupersedes(
      long timestamp, int ttl, long expiry, long otherTimestamp, int otherTtl, long otherExpiry) {
    if (timestamp != otherTimestamp) {
      return timestamp > otherTimestamp;
    }
    boolean expires = ttl != Expiration.NO_TTL;
    boolean otherExpires = otherTtl != Expiration.NO_TTL;
    if (expires != otherExpires) {
      return expires;
    }
    return expiry != otherExpiry ? expiry > otherExpiry : ttl < otherTtl;
  }
}
