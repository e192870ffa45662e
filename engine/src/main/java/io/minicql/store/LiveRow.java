package io.minicql.store;

import io.minicql.schema.ColumnMetadata;
import java.util.Arrays;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * The view of one row: what is left of its cells once all that is dead is taken away. Not
 * thread-safe.
 */
final class LiveRow implements RowView {
  private final boolean isStatic;
  private final LiveElements elements = new LiveElements();
  private final ClusteringValues clusteringValues = new ClusteringValues();
  private RowCells cells = new RowCells();
  private TableLayout layout = TableLayout.NONE;
  private boolean isClusteringDecoded;
  private boolean hasMarker;

  /**
   * Where the column that was asked for last begins and ends: columns are mostly asked for in
   * order.
   */
  private int lastIndex;

  private int nextIndex;

  LiveRow(boolean isStatic) {
    this.isStatic = isStatic;
  }

  /**
   * Shows a row and takes its dead cells out; false if nothing of it is live.
   *
   * @param coveringTimestamp everything up to this timestamp is deleted
   */
  boolean show(RowCells row, long coveringTimestamp, TableLayout table, ReadContext context) {
    cells = row;
    layout = table;
    isClusteringDecoded = false;
    lastIndex = row.size;
    nextIndex = 0;
    boolean markerStays = row.hasMarker && row.markerTimestamp > coveringTimestamp;
    hasMarker =
        markerStays
            && (row.markerTtl == Expiration.NO_TTL || context.nowSeconds() < row.markerExpiry);
    int dead = row.retainLive(coveringTimestamp, context.nowSeconds(), table);
    boolean isLive = hasMarker || row.size > 0;
    boolean isDeleted = (markerStays && !hasMarker) || row.deletionTimestamp > coveringTimestamp;
    if (dead > 0 || (!isLive && isDeleted)) {
      context.countTombstones(Math.max(dead, 1));
    }
    return isLive;
  }

  @Override
  public boolean isStatic() {
    return isStatic;
  }

  @Override
  public byte[] encodedClustering() {
    return Arrays.copyOfRange(
        cells.clusteringBytes,
        cells.clusteringOffset,
        cells.clusteringOffset + cells.clusteringLength);
  }

  @Override
  public int compareClustering(byte[] encodedClustering) {
    return Arrays.compareUnsigned(
        cells.clusteringBytes,
        cells.clusteringOffset,
        cells.clusteringOffset + cells.clusteringLength,
        encodedClustering,
        0,
        encodedClustering.length);
  }

  @Override
  public byte[] clusteringValue(int position) {
    return clusteringValues().copy(position);
  }

  @Override
  public int clusteringLength(int position) {
    return clusteringValues().length(position);
  }

  @Override
  public int copyClustering(int position, byte[] target, int offset) {
    return clusteringValues().copyTo(position, target, offset);
  }

  private ClusteringValues clusteringValues() {
    if (!isClusteringDecoded) {
      clusteringValues.decode(layout.clustering(), cells);
      isClusteringDecoded = true;
    }
    return clusteringValues;
  }

  @Override
  public boolean hasMarker() {
    return hasMarker;
  }

  @Override
  public long markerTimestampMicros() {
    return cells.markerTimestamp;
  }

  @Override
  public int markerTtlSeconds() {
    return cells.markerTtl;
  }

  @Override
  public long markerExpirySeconds() {
    return cells.markerExpiry;
  }

  @Override
  public boolean isLive(ColumnMetadata column) {
    return find(column) >= 0;
  }

  @Override
  public byte @Nullable [] value(ColumnMetadata column) {
    int length = valueLength(column);
    if (length < 0) {
      return null;
    }
    byte[] value = new byte[length];
    copyValue(column, value, 0);
    return value;
  }

  @Override
  public int valueLength(ColumnMetadata column) {
    int index = find(column);
    if (index < 0) {
      return -1;
    }
    return cells.isComplex(index)
        ? CollectionValues.length(cells, index, nextIndex, column.type())
        : cells.valueLength(index);
  }

  @Override
  public int copyValue(ColumnMetadata column, byte[] target, int offset) {
    int index = find(column);
    if (index < 0) {
      return -1;
    }
    if (cells.isComplex(index)) {
      return CollectionValues.copy(cells, index, nextIndex, column.type(), target, offset);
    }
    cells.copyValue(index, target, offset);
    return cells.valueLength(index);
  }

  @Override
  public long timestampMicros(ColumnMetadata column) {
    return cells.timestamp(findLive(column));
  }

  @Override
  public int ttlSeconds(ColumnMetadata column) {
    return cells.ttl(findLive(column));
  }

  @Override
  public long expirySeconds(ColumnMetadata column) {
    return cells.localTime(findLive(column));
  }

  @Override
  public long counter(ColumnMetadata column) {
    return BigEndian.readLong(cells, findLive(column));
  }

  @Override
  public ElementCursor elements(ColumnMetadata column) {
    int index = find(column);
    elements.open(cells, Math.max(index, 0), index < 0 ? 0 : nextIndex, column.type());
    return elements;
  }

  private int findLive(ColumnMetadata column) {
    int index = find(column);
    if (index < 0) {
      throw new NoSuchElementException(column.name() + " has no live cell");
    }
    return index;
  }

  /** The first cell of a column, -1 if it has none; sets {@code nextIndex} behind its last one. */
  private int find(ColumnMetadata column) {
    int id = column.id();
    if (isFirstOf(id, lastIndex)) {
      return lastIndex;
    }
    int index = isFirstOf(id, nextIndex) ? nextIndex : cells.find(id);
    if (index >= 0) {
      lastIndex = index;
      nextIndex = cells.isComplex(index) ? cells.columnEnd(index) : index + 1;
    }
    return index;
  }

  private boolean isFirstOf(int columnId, int index) {
    return index < cells.size
        && cells.column(index) == columnId
        && (index == 0 || cells.column(index - 1) != columnId);
  }
}
