package io.minicql.store;

import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import java.util.Arrays;

/**
 * The cursor over the elements of one column of a row whose dead cells are out. Not thread-safe.
 */
final class LiveElements implements ElementCursor {
  private RowCells cells = new RowCells();
  private CqlType pathType = NativeType.BLOB;
  private int start;
  private int end;
  private int at;

  void open(RowCells row, int from, int to, CqlType columnType) {
    cells = row;
    start = from;
    end = to;
    at = from - 1;
    pathType = ElementPaths.typeOf(columnType);
  }

  @Override
  public boolean advance() {
    at = Math.min(at + 1, end);
    return at < end;
  }

  @Override
  public boolean seek(byte[] path) {
    int low = start;
    int high = end - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int order =
          pathType.compare(
              cells.pathArray(middle),
              cells.pathOffset(middle),
              cells.pathLength(middle),
              path,
              0,
              path.length);
      if (order == 0) {
        at = middle;
        return true;
      }
      if (order < 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    at = end;
    return false;
  }

  @Override
  public byte[] path() {
    int offset = cells.pathOffset(at);
    return Arrays.copyOfRange(cells.pathArray(at), offset, offset + cells.pathLength(at));
  }

  @Override
  public byte[] value() {
    return cells.copyOfValue(at);
  }

  @Override
  public long timestampMicros() {
    return cells.timestamp(at);
  }

  @Override
  public int ttlSeconds() {
    return cells.ttl(at);
  }

  @Override
  public long expirySeconds() {
    return cells.localTime(at);
  }
}
