package io.minicql.store;

import io.minicql.memory.OffHeapBytes;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One row taken apart: what an update brings, what the row format is decoded to and encoded from,
 * and what rows are merged in. The values stay where they are; this holds arrays and offsets.
 *
 * <p>Entries are sorted by column id; those of a multi-cell column are its deletion, if any, then
 * its elements in the order of their paths. Meant to be reused: {@link #clear} keeps the arrays.
 * Not thread-safe.
 */
final class RowCells {
  /** The path length of what is not an element. */
  static final int NO_PATH = -1;

  private static final int FIRST_CAPACITY = 4;
  private static final byte[] NO_BYTES = {};

  // The numbers of an entry lie side by side, which spares bounds checks and cache lines.
  private static final int INT_SHIFT = 3;
  private static final int COLUMN = 0;
  private static final int KIND = 1;
  private static final int TTL = 2;
  private static final int PATH_OFFSET = 3;
  private static final int PATH_LENGTH = 4;
  private static final int VALUE_OFFSET = 5;
  private static final int VALUE_LENGTH = 6;

  private static final int LONG_SHIFT = 2;
  private static final int TIMESTAMP = 0;
  private static final int LOCAL_TIME = 1;
  private static final int APART_ADDRESS = 2;

  byte[] clusteringBytes = NO_BYTES;
  int clusteringOffset;
  int clusteringLength;

  /**
   * What the encoding does not keep of the clustering values, as {@code ClusteringEncoder} gives
   * it.
   */
  byte @Nullable [] originals;

  boolean hasMarker;
  long markerTimestamp;
  int markerTtl;
  long markerExpiry;

  long deletionTimestamp = Deletion.NO_TIMESTAMP;
  long deletionLocalTime;

  /** Whether there are increments of counters among the entries. */
  boolean hasIncrements;

  int size;
  private int[] ints = new int[FIRST_CAPACITY << INT_SHIFT];
  private long[] longs = new long[FIRST_CAPACITY << LONG_SHIFT];
  private byte[] @Nullable [] pathBytes = new byte[FIRST_CAPACITY][];
  private byte[] @Nullable [] valueBytes = new byte[FIRST_CAPACITY][];

  /** Where values that are kept apart are. */
  private @Nullable OffHeapBytes apartMemory;

  void clear() {
    clusteringBytes = NO_BYTES;
    clusteringOffset = 0;
    clusteringLength = 0;
    originals = null;
    hasMarker = false;
    deletionTimestamp = Deletion.NO_TIMESTAMP;
    deletionLocalTime = 0;
    hasIncrements = false;
    size = 0;
  }

  /**
   * Lets go of all values, which may be large and belong to others; the row is void until it is
   * filled again.
   */
  void release() {
    Arrays.fill(valueBytes, 0, size, null);
    Arrays.fill(pathBytes, 0, size, null);
    clear();
  }

  void clustering(byte[] bytes, int offset, int length) {
    clusteringBytes = bytes;
    clusteringOffset = offset;
    clusteringLength = length;
  }

  void marker(long timestampMicros, int ttlSeconds, long expirySeconds) {
    hasMarker = true;
    markerTimestamp = timestampMicros;
    markerTtl = ttlSeconds;
    markerExpiry = expirySeconds;
  }

  /** Keeps the stronger of two row deletions. */
  void deleteRow(long timestampMicros, long localTimeSeconds) {
    if (Deletion.supersedes(
        timestampMicros, localTimeSeconds, deletionTimestamp, deletionLocalTime)) {
      deletionTimestamp = timestampMicros;
      deletionLocalTime = localTimeSeconds;
    }
  }

  /** Appends an entry without path and value and returns its index. */
  int append(int columnId, int kind, long timestampMicros, int ttlSeconds, long localTimeSeconds) {
    int index = size;
    if (index == valueBytes.length) {
      grow(index * 2);
    }
    int[] numbers = ints;
    int at = index << INT_SHIFT;
    numbers[at + VALUE_LENGTH] = 0;
    numbers[at + VALUE_OFFSET] = 0;
    numbers[at + COLUMN] = columnId;
    numbers[at + KIND] = kind;
    numbers[at + TTL] = ttlSeconds;
    numbers[at + PATH_LENGTH] = NO_PATH;
    int longAt = index << LONG_SHIFT;
    longs[longAt + LOCAL_TIME] = localTimeSeconds;
    longs[longAt + TIMESTAMP] = timestampMicros;
    size = index + 1;
    return index;
  }

  /** Appends a single cell that does not expire: by far the most there are. */
  void appendLive(
      int columnId, long timestampMicros, byte[] bytes, int valueOffset, int valueLength) {
    int index = size;
    if (index == valueBytes.length) {
      grow(index * 2);
    }
    int[] numbers = ints;
    int at = index << INT_SHIFT;
    numbers[at + VALUE_LENGTH] = valueLength;
    numbers[at + VALUE_OFFSET] = valueOffset;
    numbers[at + COLUMN] = columnId;
    numbers[at + KIND] = CellKind.LIVE;
    numbers[at + TTL] = Expiration.NO_TTL;
    numbers[at + PATH_LENGTH] = NO_PATH;
    int longAt = index << LONG_SHIFT;
    longs[longAt + LOCAL_TIME] = Expiration.NEVER_SECONDS;
    longs[longAt + TIMESTAMP] = timestampMicros;
    setValueBytes(index, bytes);
    size = index + 1;
  }

  /**
   * Rows are mostly decoded in one array again and again; not writing spares the collector's
   * barrier.
   */
  private void setValueBytes(int index, byte[] bytes) {
    if (valueBytes[index] != bytes) {
      valueBytes[index] = bytes;
    }
  }

  void path(int index, byte[] bytes, int offset, int length) {
    if (pathBytes[index] != bytes) {
      pathBytes[index] = bytes;
    }
    ints[(index << INT_SHIFT) + PATH_OFFSET] = offset;
    ints[(index << INT_SHIFT) + PATH_LENGTH] = length;
  }

  void value(int index, byte[] bytes, int offset, int length) {
    setValueBytes(index, bytes);
    ints[(index << INT_SHIFT) + VALUE_OFFSET] = offset;
    ints[(index << INT_SHIFT) + VALUE_LENGTH] = length;
  }

  void apartValue(int index, OffHeapBytes memory, long address, int length) {
    apartMemory = memory;
    valueBytes[index] = null;
    longs[(index << LONG_SHIFT) + APART_ADDRESS] = address;
    ints[(index << INT_SHIFT) + VALUE_LENGTH] = length;
  }

  void timestamp(int index, long timestampMicros) {
    longs[(index << LONG_SHIFT) + TIMESTAMP] = timestampMicros;
  }

  /** Appends a copy of another row's entry; the bytes are shared. */
  void appendFrom(RowCells other, int from) {
    int index = size;
    if (index == valueBytes.length) {
      grow(index * 2);
    }
    if (other.isApart(from)) {
      apartMemory = other.apartMemory;
    }
    copyEntry(other, from, index);
    size = index + 1;
  }

  private void copyEntry(RowCells source, int from, int to) {
    System.arraycopy(source.ints, from << INT_SHIFT, ints, to << INT_SHIFT, 1 << INT_SHIFT);
    System.arraycopy(source.longs, from << LONG_SHIFT, longs, to << LONG_SHIFT, 1 << LONG_SHIFT);
    pathBytes[to] = source.pathBytes[from];
    valueBytes[to] = source.valueBytes[from];
  }

  /** Moves the last entry to an index, shifting those from there on. */
  void moveLastTo(int index) {
    int last = size - 1;
    if (index == last) {
      return;
    }
    appendFrom(this, last);
    for (int i = last; i > index; i--) {
      copyEntry(this, i - 1, i);
    }
    copyEntry(this, size - 1, index);
    size--;
  }

  void removeLast() {
    size--;
  }

  /** Replaces an entry by the last one, which is taken away. */
  void replaceByLast(int index) {
    copyEntry(this, size - 1, index);
    size--;
  }

  int column(int index) {
    return ints[(index << INT_SHIFT) + COLUMN];
  }

  /** One of {@link CellKind}. */
  int kind(int index) {
    return ints[(index << INT_SHIFT) + KIND];
  }

  int ttl(int index) {
    return ints[(index << INT_SHIFT) + TTL];
  }

  int pathOffset(int index) {
    return ints[(index << INT_SHIFT) + PATH_OFFSET];
  }

  /** {@link #NO_PATH} for what is not an element. */
  int pathLength(int index) {
    return ints[(index << INT_SHIFT) + PATH_LENGTH];
  }

  int valueOffset(int index) {
    return ints[(index << INT_SHIFT) + VALUE_OFFSET];
  }

  int valueLength(int index) {
    return ints[(index << INT_SHIFT) + VALUE_LENGTH];
  }

  long timestamp(int index) {
    return longs[(index << LONG_SHIFT) + TIMESTAMP];
  }

  /**
   * Expiry of an expiring cell, time of deletion of a deleted one, {@link Expiration#NEVER_SECONDS}
   * of a live one.
   */
  long localTime(int index) {
    return longs[(index << LONG_SHIFT) + LOCAL_TIME];
  }

  /** The address of a value that is kept apart. */
  long apartAddress(int index) {
    return longs[(index << LONG_SHIFT) + APART_ADDRESS];
  }

  /** The array with the value; null if the value is kept apart, anything if it has no bytes. */
  byte @Nullable [] valueBytes(int index) {
    return valueBytes[index];
  }

  /** The bytes of the path at this index; the entry must be an element. */
  byte[] pathArray(int index) {
    byte[] bytes = pathBytes[index];
    if (bytes == null) {
      throw new IllegalStateException("entry " + index + " has no path");
    }
    return bytes;
  }

  boolean isComplex(int index) {
    return pathLength(index) != NO_PATH || kind(index) == CellKind.COMPLEX_DELETION;
  }

  boolean isApart(int index) {
    return valueBytes[index] == null && valueLength(index) > 0;
  }

  /** The index behind the last entry of the column at this index. */
  int columnEnd(int index) {
    int id = column(index);
    int end = index + 1;
    while (end < size && column(end) == id) {
      end++;
    }
    return end;
  }

  int compareClustering(RowCells other) {
    return Arrays.compareUnsigned(
        clusteringBytes,
        clusteringOffset,
        clusteringOffset + clusteringLength,
        other.clusteringBytes,
        other.clusteringOffset,
        other.clusteringOffset + other.clusteringLength);
  }

  /** Whether the row holds nothing, not even that something was deleted. */
  boolean isEmpty() {
    return size == 0 && !hasMarker && deletionTimestamp == Deletion.NO_TIMESTAMP;
  }

  /**
   * Takes away all cells that are not live.
   *
   * @param coveringTimestamp cells up to this timestamp are deleted
   * @return how many cells were tombstones or had expired, those that are deleted not counted
   */
  int retainLive(long coveringTimestamp, long nowSeconds, TableLayout layout) {
    int dead = 0;
    int kept = 0;
    boolean hides = layout.hidesCells();
    for (int i = 0; i < size; i++) {
      long timestamp = timestamp(i);
      if (timestamp <= coveringTimestamp || (hides && !layout.accepts(column(i), timestamp))) {
        continue;
      }
      int kind = kind(i);
      if (kind == CellKind.LIVE || (kind == CellKind.EXPIRING && nowSeconds < localTime(i))) {
        if (kept != i) {
          copyEntry(this, i, kept);
        }
        kept++;
      } else if (kind != CellKind.COMPLEX_DELETION) {
        dead++;
      }
    }
    size = kept;
    return dead;
  }

  /** The greatest timestamp in the row, {@link Deletion#NO_TIMESTAMP} if there is nothing. */
  long maxTimestamp() {
    long max = Math.max(deletionTimestamp, hasMarker ? markerTimestamp : Deletion.NO_TIMESTAMP);
    for (int i = 0; i < size; i++) {
      max = Math.max(max, timestamp(i));
    }
    return max;
  }

  /** The first entry of a column, -1 if there is none. */
  int find(int columnId) {
    int low = 0;
    int high = size - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (column(middle) < columnId) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low < size && column(low) == columnId ? low : -1;
  }

  void copyValue(int index, byte[] target, int offset) {
    int length = valueLength(index);
    byte[] bytes = valueBytes[index];
    if (bytes != null) {
      System.arraycopy(bytes, valueOffset(index), target, offset, length);
    } else if (length > 0) {
      apartMemory().copyOut(apartAddress(index), target, offset, length);
    }
  }

  private OffHeapBytes apartMemory() {
    OffHeapBytes memory = apartMemory;
    if (memory == null) {
      throw new IllegalStateException("no value is kept apart");
    }
    return memory;
  }

  byte[] copyOfValue(int index) {
    byte[] copy = new byte[valueLength(index)];
    copyValue(index, copy, 0);
    return copy;
  }

  private void grow(int capacity) {
    ints = Arrays.copyOf(ints, capacity << INT_SHIFT);
    longs = Arrays.copyOf(longs, capacity << LONG_SHIFT);
    pathBytes = Arrays.copyOf(pathBytes, capacity);
    valueBytes = Arrays.copyOf(valueBytes, capacity);
  }
}
