package io.minicql.store;

import io.minicql.memory.OffHeapBytes;

/**
 * Copies rows from off the heap into an array that is reused, and decodes them there. Not
 * thread-safe.
 */
final class RowLoader {
  private static final int FIRST_BYTES = 256;

  private final RowReader reader = new RowReader();
  private byte[] bytes = new byte[FIRST_BYTES];

  /** Decodes the row at an address; it is valid until the next one is loaded. */
  void load(OffHeapBytes memory, long baseTimestamp, long address, RowCells into) {
    long word = memory.getLong(address);
    int sizeBytes = StoredRows.firstLength(word);
    int size = (int) StoredRows.readFirst(word, sizeBytes);
    if (size > bytes.length - Long.BYTES) {
      // Eight bytes more than needed, so that numbers at the end are read as one word.
      bytes = new byte[Math.max(size + Long.BYTES, bytes.length * 2)];
    }
    memory.copyOut(address + sizeBytes, bytes, 0, size);
    reader.read(memory, baseTimestamp, bytes, into);
  }
}
