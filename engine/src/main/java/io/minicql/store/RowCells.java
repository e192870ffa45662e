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
  int[] column = new int[FIRST_CAPACITY];
  byte[] kind = new byte[FIRST_CAPACITY];
  long[] timestamp = new long[FIRST_CAPACITY];
  int[] ttl = new int[FIRST_CAPACITY];

  /**
   * Expiry of an expiring cell, time of deletion of a deleted one, {@link Expiration#NEVER_SECONDS}
   * of a live one.
   */
  long[] localTime = new long[FIRST_CAPACITY];

  byte[] @Nullable [] pathBytes = new byte[FIRST_CAPACITY][];
  int[] pathOffset = new int[FIRST_CAPACITY];
  int[] pathLength = new int[FIRST_CAPACITY];

  /** The array with the value; null if the value is kept apart. */
  byte[] @Nullable [] valueBytes = new byte[FIRST_CAPACITY][];

  int[] valueOffset = new int[FIRST_CAPACITY];
  int[] valueLength = new int[FIRST_CAPACITY];

  /** Where values that are kept apart are; the addresses of other entries are stale. */
  @Nullable OffHeapBytes apartMemory;

  long[] apartAddress = new long[0];

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

  void clustering(byte[] bytes, int offset, int length) {
    clusteringBytes = bytes;
    clusteringOffset = offset;
    clusteringLength = length;
  }

  void marker(long markerTimestampMicros, int ttlSeconds, long expirySeconds) {
    hasMarker = true;
    markerTimestamp = markerTimestampMicros;
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
  int append(
      int columnId, int cellKind, long timestampMicros, int ttlSeconds, long localTimeSeconds) {
    int index = size;
    ensureCapacity(index + 1);
    column[index] = columnId;
    kind[index] = (byte) cellKind;
    timestamp[index] = timestampMicros;
    ttl[index] = ttlSeconds;
    localTime[index] = localTimeSeconds;
    pathLength[index] = NO_PATH;
    valueBytes[index] = NO_BYTES;
    valueOffset[index] = 0;
    valueLength[index] = 0;
    size = index + 1;
    return index;
  }

  void path(int index, byte[] bytes, int offset, int length) {
    pathBytes[index] = bytes;
    pathOffset[index] = offset;
    pathLength[index] = length;
  }

  void value(int index, byte[] bytes, int offset, int length) {
    valueBytes[index] = bytes;
    valueOffset[index] = offset;
    valueLength[index] = length;
  }

  void apartValue(int index, OffHeapBytes memory, long address, int length) {
    if (apartAddress.length <= index) {
      apartAddress = Arrays.copyOf(apartAddress, column.length);
    }
    apartMemory = memory;
    valueBytes[index] = null;
    apartAddress[index] = address;
    valueLength[index] = length;
  }

  /** Appends a copy of another row's entry; the bytes are shared. */
  void appendFrom(RowCells other, int from) {
    int index =
        append(
            other.column[from],
            other.kind[from],
            other.timestamp[from],
            other.ttl[from],
            other.localTime[from]);
    pathBytes[index] = other.pathBytes[from];
    pathOffset[index] = other.pathOffset[from];
    pathLength[index] = other.pathLength[from];
    if (other.valueBytes[from] == null) {
      apartValue(index, other.memory(), other.apartAddress[from], other.valueLength[from]);
    } else {
      valueBytes[index] = other.valueBytes[from];
      valueOffset[index] = other.valueOffset[from];
      valueLength[index] = other.valueLength[from];
    }
  }

  /** Moves the last entry to an index, shifting those from there on. */
  void moveLastTo(int index) {
    for (int i = size - 1; i > index; i--) {
      swap(i, i - 1);
    }
  }

  void removeLast() {
    size--;
  }

  /** Replaces an entry by the last one, which is taken away. */
  void replaceByLast(int index) {
    swap(index, size - 1);
    size--;
  }

  private void swap(int left, int right) {
    swap(column, left, right);
    byte oneKind = kind[left];
    kind[left] = kind[right];
    kind[right] = oneKind;
    swap(timestamp, left, right);
    swap(ttl, left, right);
    swap(localTime, left, right);
    swap(pathBytes, left, right);
    swap(pathOffset, left, right);
    swap(pathLength, left, right);
    swap(valueBytes, left, right);
    swap(valueOffset, left, right);
    swap(valueLength, left, right);
  }

  private static void swap(int[] array, int left, int right) {
    int one = array[left];
    array[left] = array[right];
    array[right] = one;
  }

  private static void swap(long[] array, int left, int right) {
    long one = array[left];
    array[left] = array[right];
    array[right] = one;
  }

  private static void swap(byte[] @Nullable [] array, int left, int right) {
    byte[] one = array[left];
    array[left] = array[right];
    array[right] = one;
  }

  boolean isComplex(int index) {
    return pathLength[index] != NO_PATH || kind[index] == CellKind.COMPLEX_DELETION;
  }

  /** The index behind the last entry of the column at this index. */
  int columnEnd(int index) {
    int id = column[index];
    int end = index + 1;
    while (end < size && column[end] == id) {
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
      if (timestamp[i] <= coveringTimestamp
          || (hides && !layout.accepts(column[i], timestamp[i]))) {
        continue;
      }
      if (kind[i] == CellKind.LIVE || (kind[i] == CellKind.EXPIRING && nowSeconds < localTime[i])) {
        move(i, kept++);
      } else if (kind[i] != CellKind.COMPLEX_DELETION) {
        dead++;
      }
    }
    size = kept;
    return dead;
  }

  private void move(int from, int to) {
    if (from == to) {
      return;
    }
    column[to] = column[from];
    kind[to] = kind[from];
    timestamp[to] = timestamp[from];
    ttl[to] = ttl[from];
    localTime[to] = localTime[from];
    pathBytes[to] = pathBytes[from];
    pathOffset[to] = pathOffset[from];
    pathLength[to] = pathLength[from];
    valueBytes[to] = valueBytes[from];
    valueOffset[to] = valueOffset[from];
    valueLength[to] = valueLength[from];
    if (from < apartAddress.length) {
      apartAddress[to] = apartAddress[from];
    }
  }

  /** The greatest timestamp in the row, {@link Deletion#NO_TIMESTAMP} if there is nothing. */
  long maxTimestamp() {
    long max = Math.max(deletionTimestamp, hasMarker ? markerTimestamp : Deletion.NO_TIMESTAMP);
    for (int i = 0; i < size; i++) {
      max = Math.max(max, timestamp[i]);
    }
    return max;
  }

  /** The first entry of a column, -1 if there is none. */
  int find(int columnId) {
    int low = 0;
    int high = size - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (column[middle] < columnId) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low < size && column[low] == columnId ? low : -1;
  }

  /** The bytes of the path at this index; the entry must be an element. */
  byte[] pathArray(int index) {
    byte[] bytes = pathBytes[index];
    if (bytes == null) {
      throw new IllegalStateException("entry " + index + " has no path");
    }
    return bytes;
  }

  boolean isApart(int index) {
    return valueBytes[index] == null;
  }

  private OffHeapBytes memory() {
    OffHeapBytes memory = apartMemory;
    if (memory == null) {
      throw new IllegalStateException("no value is kept apart");
    }
    return memory;
  }

  void copyValue(int index, byte[] target, int offset) {
    byte[] bytes = valueBytes[index];
    if (bytes == null) {
      memory().copyOut(apartAddress[index], target, offset, valueLength[index]);
    } else {
      System.arraycopy(bytes, valueOffset[index], target, offset, valueLength[index]);
    }
  }

  byte[] copyOfValue(int index) {
    byte[] copy = new byte[valueLength[index]];
    copyValue(index, copy, 0);
    return copy;
  }

  private void ensureCapacity(int needed) {
    if (needed > column.length) {
      grow(Math.max(needed, column.length * 2));
    }
  }

  private void grow(int capacity) {
    column = Arrays.copyOf(column, capacity);
    kind = Arrays.copyOf(kind, capacity);
    timestamp = Arrays.copyOf(timestamp, capacity);
    ttl = Arrays.copyOf(ttl, capacity);
    localTime = Arrays.copyOf(localTime, capacity);
    pathBytes = Arrays.copyOf(pathBytes, capacity);
    pathOffset = Arrays.copyOf(pathOffset, capacity);
    pathLength = Arrays.copyOf(pathLength, capacity);
    valueBytes = Arrays.copyOf(valueBytes, capacity);
    valueOffset = Arrays.copyOf(valueOffset, capacity);
    valueLength = Arrays.copyOf(valueLength, capacity);
  }
}
