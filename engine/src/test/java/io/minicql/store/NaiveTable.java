package io.minicql.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * What a partition answers, worked out plainly: it remembers all writes and finds for each cell,
 * from all of them, the one that stays. Rows are described in text: marker, then each live cell
 * with value, timestamp and expiry.
 */
final class NaiveTable {

  /** A write to a cell; the path is "" for single-cell columns; a null value is a tombstone. */
  record Cell(Integer row, String column, String path, byte[] value, WriteStamp stamp) {
    boolean expires() {
      return value != null && stamp.ttlSeconds() > 0;
    }

    long localTime() {
      return value == null ? stamp.nowSeconds() : stamp.expirySeconds();
    }

    int tieRank() {
      return value == null ? 2 : expires() ? 1 : 0;
    }

    boolean isLive(long now) {
      return value != null && now < stamp.expirySeconds();
    }
  }

  /** A deletion: of the rows that it matches, or of one multi-cell column in them. */
  record Delete(Predicate<Integer> rows, boolean ofStatic, String column, WriteStamp stamp) {}

  record Marker(Integer row, WriteStamp stamp) {}

  /** The row number that stands for the static row. */
  static final Integer STATIC = Integer.MIN_VALUE;

  private static final Comparator<Cell> STAYS =
      Comparator.<Cell>comparingLong(cell -> cell.stamp.timestampMicros())
          .thenComparingInt(Cell::tieRank)
          .thenComparingLong(Cell::localTime)
          .thenComparing(
              cell -> cell.value == null ? new byte[0] : cell.value, Arrays::compareUnsigned)
          .thenComparing(cell -> -cell.stamp.ttlSeconds());

  private static final Comparator<Marker> MARKER_STAYS =
      Comparator.<Marker>comparingLong(marker -> marker.stamp.timestampMicros())
          .thenComparing(marker -> marker.stamp.ttlSeconds() > 0)
          .thenComparingLong(marker -> marker.stamp.expirySeconds())
          .thenComparing(marker -> -marker.stamp.ttlSeconds());

  private final List<Cell> cells = new ArrayList<>();
  private final List<Delete> deletes = new ArrayList<>();
  private final List<Marker> markers = new ArrayList<>();

  void cell(Integer row, String column, String path, byte[] value, WriteStamp stamp) {
    cells.add(new Cell(row, column, path, value, stamp));
  }

  void marker(int row, WriteStamp stamp) {
    markers.add(new Marker(row, stamp));
  }

  void delete(Predicate<Integer> rows, boolean ofStatic, WriteStamp stamp) {
    deletes.add(new Delete(rows, ofStatic, "", stamp));
  }

  void deleteElements(int row, String column, WriteStamp stamp) {
    deletes.add(new Delete(candidate -> candidate == row, false, column, stamp));
  }

  /** The live rows of the partition in clustering order. */
  TreeMap<Integer, String> rows(long now) {
    TreeSet<Integer> candidates = new TreeSet<>();
    cells.forEach(cell -> candidates.add(cell.row));
    markers.forEach(marker -> candidates.add(marker.row));
    candidates.remove(STATIC);
    TreeMap<Integer, String> live = new TreeMap<>();
    for (Integer row : candidates) {
      row(row, now).ifPresent(text -> live.put(row, text));
    }
    return live;
  }

  /** One live row, or the static row. */
  Optional<String> row(Integer row, long now) {
    StringBuilder text = new StringBuilder();
    markers.stream()
        .filter(
            marker ->
                marker.row.equals(row) && marker.stamp.timestampMicros() > deletedUpTo(row, ""))
        .max(MARKER_STAYS)
        .filter(marker -> now < marker.stamp.expirySeconds())
        .ifPresent(marker -> text.append("marker").append(stampText(marker.stamp)).append(' '));
    Map<String, Cell> winners = new TreeMap<>();
    for (Cell cell : cells) {
      if (cell.row.equals(row) && cell.stamp.timestampMicros() > deletedUpTo(row, cell.column)) {
        winners.merge(
            cell.column + "/" + cell.path,
            cell,
            (one, other) -> STAYS.compare(one, other) >= 0 ? one : other);
      }
    }
    winners.forEach(
        (name, cell) -> {
          if (cell.isLive(now)) {
            text.append(name).append('=').append(valueText(cell.value));
            text.append(stampText(cell.stamp)).append(' ');
          }
        });
    return text.isEmpty() ? Optional.empty() : Optional.of(text.toString());
  }

  /** Short values in full, long ones by what tells them apart. */
  static String valueText(byte[] value) {
    return value.length <= 8
        ? HexFormat.of().formatHex(value)
        : value.length + "#" + Arrays.hashCode(value);
  }

  static String stampText(WriteStamp stamp) {
    return stampText(stamp.timestampMicros(), stamp.ttlSeconds(), stamp.expirySeconds());
  }

  static String stampText(long timestampMicros, int ttlSeconds, long expirySeconds) {
    return "@" + timestampMicros + (ttlSeconds > 0 ? "+" + ttlSeconds + "=" + expirySeconds : "");
  }

  private long deletedUpTo(Integer row, String column) {
    return deletes.stream()
        .filter(delete -> row.equals(STATIC) ? delete.ofStatic : delete.rows.test(row))
        .filter(delete -> delete.column.isEmpty() || delete.column.equals(column))
        .mapToLong(delete -> delete.stamp.timestampMicros())
        .max()
        .orElse(Long.MIN_VALUE);
  }
}
