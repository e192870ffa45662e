package io.minicql.store;

import io.minicql.encoding.VarInts;
import io.minicql.memory.OffHeapBytes;

/**
 * Access to the head of rows off the heap: size and clustering length both lie in the row's first
 * eight bytes, which can always be read because pieces of an arena are multiples of eight.
 */
final class StoredRows {
  private StoredRows() {}

  /** Compares a row's clustering with a key as unsigned bytes. */
  static int compareClustering(
      OffHeapBytes memory, long address, byte[] key, int offset, int length) {
    long word = memory.getLong(address);
    int sizeBytes = firstLength(word);
    long rest = word << (Byte.SIZE * sizeBytes);
    int lengthBytes = firstLength(rest);
    int clusteringLength = (int) readFirst(rest, lengthBytes);
    return memory.compare(address + sizeBytes + lengthBytes, clusteringLength, key, offset, length);
  }

  /** Bytes that a row takes, those of its size included. */
  static int totalBytes(OffHeapBytes memory, long address) {
    long word = memory.getLong(address);
    int sizeBytes = firstLength(word);
    return sizeBytes + (int) readFirst(word, sizeBytes);
  }

  static int firstLength(long word) {
    return VarInts.encodedBytes((byte) (word >>> 56));
  }

  /**
   * The unsigned number that begins at the high end of a big-endian word; its length must be at
   * most 8.
   */
  static long readFirst(long word, int lengthBytes) {
    return (word << lengthBytes) >>> lengthBytes >>> (Long.SIZE - Byte.SIZE * lengthBytes);
  }
}
