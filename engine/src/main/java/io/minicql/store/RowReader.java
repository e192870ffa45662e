package io.minicql.store;

import static java.util.Objects.requireNonNull;

import io.minicql.encoding.VarInts;
import io.minicql.memory.OffHeapBytes;
import org.jspecify.annotations.Nullable;

/**
 * Decodes rows in the row format into {@link RowCells}, which then points into the decoded array.
 * Not thread-safe: it holds its position.
 */
final class RowReader {
  /** A live cell with the row's timestamp and its value in the row. */
  private static final int PLAIN = RowFormat.LIVE | RowFormat.SAME_TIMESTAMP;

  private static final int PLAIN_MASK = RowFormat.KIND_MASK | RowFormat.SAME_TIMESTAMP;

  private @Nullable OffHeapBytes memory;
  private long baseTimestamp;
  private byte[] bytes = {};
  private int position;
  private long rowTimestamp;

  /**
   * Decodes the row whose body is at the start of an array.
   *
   * @param apartMemory where the values are that the row keeps apart
   * @param base what timestamps are relative to
   */
  void read(OffHeapBytes apartMemory, long base, byte[] source, RowCells into) {
    memory = apartMemory;
    baseTimestamp = base;
    bytes = source;
    position = 0;
    into.clear();
    int clusteringLength = (int) readUnsigned();
    into.clustering(source, position, clusteringLength);
    position += clusteringLength;
    int flags = bytes[position++];
    if ((flags & RowFormat.HAS_ORIGINALS) != 0) {
      readOriginals(into);
    }
    if ((flags & (RowFormat.HAS_MARKER | RowFormat.HAS_CELLS)) != 0) {
      rowTimestamp = readTimestamp();
    }
    if ((flags & RowFormat.HAS_MARKER) != 0) {
      readMarker(into, flags);
    }
    if ((flags & RowFormat.HAS_DELETION) != 0) {
      long timestamp = readTimestamp();
      into.deleteRow(timestamp, readLocalTime(timestamp, Expiration.NO_TTL));
    }
    if ((flags & RowFormat.HAS_CELLS) != 0) {
      readColumns(into);
    }
  }

  private void readOriginals(RowCells into) {
    int length = (int) readUnsigned();
    byte[] originals = new byte[length];
    System.arraycopy(bytes, position, originals, 0, length);
    into.originals = originals;
    position += length;
  }

  private void readMarker(RowCells into, int flags) {
    if ((flags & RowFormat.MARKER_EXPIRES) == 0) {
      into.marker(rowTimestamp, Expiration.NO_TTL, Expiration.NEVER_SECONDS);
    } else {
      int ttl = (int) readUnsigned();
      into.marker(rowTimestamp, ttl, readLocalTime(rowTimestamp, ttl));
    }
  }

  private void readColumns(RowCells into) {
    int columns = (int) readUnsigned();
    int id = -1;
    for (int i = 0; i < columns; i++) {
      int head = (int) readUnsigned();
      if ((head & PLAIN_MASK) == PLAIN) {
        id += 1 + (head >>> RowFormat.ID_SHIFT);
        int length = (int) readUnsigned();
        into.appendLive(id, rowTimestamp, bytes, position, length);
        position += length;
        continue;
      }
      id += 1 + (head >>> RowFormat.ID_SHIFT);
      int kind = head & RowFormat.KIND_MASK;
      if (kind == RowFormat.COMPLEX || kind == RowFormat.COMPLEX_WITH_DELETION) {
        readElements(into, id, head);
      } else {
        readCell(into, id, head);
      }
    }
  }

  private void readElements(RowCells into, int id, int head) {
    if ((head & RowFormat.KIND_MASK) == RowFormat.COMPLEX_WITH_DELETION) {
      long timestamp = readCellTimestamp(head);
      long localTime = readLocalTime(timestamp, Expiration.NO_TTL);
      into.append(id, CellKind.COMPLEX_DELETION, timestamp, Expiration.NO_TTL, localTime);
    }
    int elements = (int) readUnsigned();
    for (int i = 0; i < elements; i++) {
      int elementHead = (int) readUnsigned();
      int pathLength = (int) readUnsigned();
      int pathOffset = position;
      position += pathLength;
      int index = readCell(into, id, elementHead);
      into.path(index, bytes, pathOffset, pathLength);
    }
  }

  private int readCell(RowCells into, int id, int head) {
    int kind = head & RowFormat.KIND_MASK;
    boolean apart = kind >= RowFormat.APART;
    if (apart) {
      kind -= RowFormat.APART;
    }
    long timestamp = readCellTimestamp(head);
    int ttl = Expiration.NO_TTL;
    long localTime = Expiration.NEVER_SECONDS;
    if (kind != RowFormat.LIVE) {
      if (kind == RowFormat.EXPIRING) {
        ttl = (int) readUnsigned();
      }
      localTime = readLocalTime(timestamp, ttl);
    }
    int index = into.append(id, kind, timestamp, ttl, localTime);
    if (kind != RowFormat.TOMBSTONE) {
      readValue(into, index, apart);
    }
    return index;
  }

  private void readValue(RowCells into, int index, boolean apart) {
    int length = (int) readUnsigned();
    if (apart) {
      into.apartValue(index, requireNonNull(memory), BigEndian.readLong(bytes, position), length);
      position += Long.BYTES;
    } else {
      into.value(index, bytes, position, length);
      position += length;
    }
  }

  private long readCellTimestamp(int head) {
    return (head & RowFormat.SAME_TIMESTAMP) != 0 ? rowTimestamp : readTimestamp();
  }

  private long readTimestamp() {
    return baseTimestamp + VarInts.unzigzag(readUnsigned());
  }

  private long readLocalTime(long timestamp, int ttl) {
    return RowFormat.expectedLocalTime(timestamp, ttl) + VarInts.unzigzag(readUnsigned());
  }

  private long readUnsigned() {
    byte first = bytes[position];
    if (first >= 0) {
      position++;
      return first;
    }
    int length = VarInts.encodedBytes(first);
    int start = position;
    position = start + length;
    return length <= Long.BYTES && start + Long.BYTES <= bytes.length
        ? StoredRows.readFirst(BigEndian.readLong(bytes, start), length)
        : VarInts.readUnsigned(bytes, start);
  }
}
