package io.minicql.store;

import io.minicql.encoding.VarInts;
import io.minicql.memory.Arena;
import io.minicql.memory.OffHeapBytes;

/** Writes rows into an arena. Used only by the arena's one writer. */
final class ArenaRows {
  private final Arena arena;
  private final OffHeapBytes memory;
  private final RowWriter writer = new RowWriter(Memtable.BASE_TIMESTAMP, this::keepApart);
  private final byte[] size = new byte[VarInts.MAX_BYTES];
  private long lastApartBytes;
  private long lastRowBytes;

  ArenaRows(Arena arena) {
    this.arena = arena;
    this.memory = arena.bytes();
  }

  /**
   * Writes a row and returns its address. Values that are apart already must be so in this arena.
   */
  long write(RowCells row) {
    lastApartBytes = 0;
    writer.write(row);
    int sizeBytes = VarInts.writeUnsigned(size, 0, writer.length());
    long address = arena.allocate(sizeBytes + writer.length());
    memory.copyIn(size, 0, sizeBytes, address);
    memory.copyIn(writer.bytes(), 0, writer.length(), address + sizeBytes);
    lastRowBytes = lastApartBytes + sizeBytes + writer.length();
    return address;
  }

  /** Bytes of the row written last and of its values that are apart. */
  long lastRowBytes() {
    return lastRowBytes;
  }

  private long keepApart(RowCells row, int index) {
    int length = row.valueLength(index);
    lastApartBytes += length;
    byte[] bytes = row.valueBytes(index);
    if (bytes == null) {
      return row.apartAddress(index);
    }
    long address = arena.allocate(length);
    memory.copyIn(bytes, row.valueOffset(index), length, address);
    return address;
  }

  /** Bytes of a row's values that are apart. */
  static long apartBytes(RowCells row) {
    long total = 0;
    for (int i = 0; i < row.size; i++) {
      total += row.isApart(i) ? row.valueLength(i) : 0;
    }
    return total;
  }
}
