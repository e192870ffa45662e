package io.minicql.store;

import io.minicql.encoding.VarInts;
import java.util.Arrays;

/**
 * Encodes rows into the row format, in an array that is reused for the next row. Values above
 * {@link RowFormat#MAX_INLINE_BYTES} go to a store of their own. Not thread-safe.
 */
final class RowWriter {

  /** Where large values go. */
  interface ApartSink {

    /** Keeps a value and returns its address; a value that is kept here already is not copied. */
    long keep(RowCells cells, int index);
  }

  private final long baseTimestamp;
  private final ApartSink apartSink;
  private byte[] bytes = new byte[512];
  private int position;
  private long rowTimestamp;

  RowWriter(long baseTimestamp, ApartSink apartSink) {
    this.baseTimestamp = baseTimestamp;
    this.apartSink = apartSink;
  }

  /** The array with the row written last; only its first {@link #length} bytes count. */
  byte[] bytes() {
    return bytes;
  }

  /** Bytes of the row written last. */
  int length() {
    return position;
  }

  /** Encodes a row's body from the start of the array. */
  void write(RowCells row) {
    position = 0;
    writeUnsigned(row.clusteringLength);
    writeBytes(row.clusteringBytes, row.clusteringOffset, row.clusteringLength);
    ensureRoom(1);
    bytes[position++] = (byte) flags(row);
    byte[] originals = row.originals;
    if (originals != null) {
      writeUnsigned(originals.length);
      writeBytes(originals, 0, originals.length);
    }
    if (row.hasMarker || row.size > 0) {
      rowTimestamp = row.hasMarker ? row.markerTimestamp : row.timestamp(0);
      writeTimestamp(rowTimestamp);
    }
    if (row.hasMarker && row.markerTtl != Expiration.NO_TTL) {
      writeUnsigned(row.markerTtl);
      writeLocalTime(rowTimestamp, row.markerTtl, row.markerExpiry);
    }
    if (row.deletionTimestamp != Deletion.NO_TIMESTAMP) {
      writeTimestamp(row.deletionTimestamp);
      writeLocalTime(row.deletionTimestamp, Expiration.NO_TTL, row.deletionLocalTime);
    }
    if (row.size > 0) {
      writeColumns(row);
    }
  }

  private static int flags(RowCells row) {
    int flags = 0;
    if (row.hasMarker) {
      flags |= RowFormat.HAS_MARKER;
      if (row.markerTtl != Expiration.NO_TTL) {
        flags |= RowFormat.MARKER_EXPIRES;
      }
    }
    if (row.deletionTimestamp != Deletion.NO_TIMESTAMP) {
      flags |= RowFormat.HAS_DELETION;
    }
    if (row.originals != null) {
      flags |= RowFormat.HAS_ORIGINALS;
    }
    return row.size > 0 ? flags | RowFormat.HAS_CELLS : flags;
  }

  private void writeColumns(RowCells row) {
    writeUnsigned(countColumns(row));
    int previousId = -1;
    for (int at = 0; at < row.size; ) {
      int distance = row.column(at) - previousId - 1;
      previousId = row.column(at);
      if (row.isComplex(at)) {
        int end = row.columnEnd(at);
        writeElements(row, at, end, distance);
        at = end;
      } else {
        writeHead(row, at, distance);
        writeCell(row, at);
        at++;
      }
    }
  }

  private static int countColumns(RowCells row) {
    int columns = 0;
    for (int i = 0; i < row.size; i++) {
      columns += i == 0 || row.column(i) != row.column(i - 1) ? 1 : 0;
    }
    return columns;
  }

  private void writeElements(RowCells row, int from, int end, int distance) {
    int at = from;
    if (row.kind(at) == CellKind.COMPLEX_DELETION) {
      writeUnsigned(head(row, at, RowFormat.COMPLEX_WITH_DELETION, distance));
      writeCellTimestamp(row, at);
      writeLocalTime(row.timestamp(at), Expiration.NO_TTL, row.localTime(at));
      at++;
    } else {
      writeUnsigned(((long) distance << RowFormat.ID_SHIFT) | RowFormat.COMPLEX);
    }
    writeUnsigned(end - at);
    for (; at < end; at++) {
      writeHead(row, at, 0);
      writeUnsigned(row.pathLength(at));
      writeBytes(row.pathArray(at), row.pathOffset(at), row.pathLength(at));
      writeCell(row, at);
    }
  }

  private void writeHead(RowCells row, int at, int distance) {
    int kind = row.kind(at);
    if (kind == CellKind.COUNTER_INCREMENT) {
      throw new IllegalStateException("an increment of a counter is not stored");
    }
    writeUnsigned(head(row, at, isApart(row, at) ? kind + RowFormat.APART : kind, distance));
  }

  private long head(RowCells row, int at, int kind, int distance) {
    int same = row.timestamp(at) == rowTimestamp ? RowFormat.SAME_TIMESTAMP : 0;
    return ((long) distance << RowFormat.ID_SHIFT) | same | kind;
  }

  private static boolean isApart(RowCells row, int at) {
    return row.valueLength(at) > RowFormat.MAX_INLINE_BYTES;
  }

  private void writeCell(RowCells row, int at) {
    writeCellTimestamp(row, at);
    int kind = row.kind(at);
    if (kind == CellKind.EXPIRING) {
      writeUnsigned(row.ttl(at));
    }
    if (kind != CellKind.LIVE) {
      writeLocalTime(row.timestamp(at), row.ttl(at), row.localTime(at));
    }
    if (kind != CellKind.TOMBSTONE) {
      writeValue(row, at);
    }
  }

  private void writeValue(RowCells row, int at) {
    int length = row.valueLength(at);
    writeUnsigned(length);
    if (isApart(row, at)) {
      ensureRoom(Long.BYTES);
      BigEndian.writeLong(bytes, position, apartSink.keep(row, at));
      position += Long.BYTES;
    } else {
      ensureRoom(length);
      row.copyValue(at, bytes, position);
      position += length;
    }
  }

  private void writeCellTimestamp(RowCells row, int at) {
    if (row.timestamp(at) != rowTimestamp) {
      writeTimestamp(row.timestamp(at));
    }
  }

  private void writeTimestamp(long timestamp) {
    writeUnsigned(VarInts.zigzag(timestamp - baseTimestamp));
  }

  private void writeLocalTime(long timestamp, int ttl, long localTime) {
    writeUnsigned(VarInts.zigzag(localTime - RowFormat.expectedLocalTime(timestamp, ttl)));
  }

  private void writeUnsigned(long value) {
    ensureRoom(VarInts.MAX_BYTES);
    position = VarInts.writeUnsigned(bytes, position, value);
  }

  private void writeBytes(byte[] source, int offset, int length) {
    ensureRoom(length);
    System.arraycopy(source, offset, bytes, position, length);
    position += length;
  }

  private void ensureRoom(int length) {
    if (bytes.length - position < length) {
      bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, position + length));
    }
  }
}
