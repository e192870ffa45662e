package io.minicql.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Big-endian numbers in arrays. */
final class BigEndian {
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

  private BigEndian() {}

  static long readLong(byte[] bytes, int offset) {
    return (long) LONG.get(bytes, offset);
  }

  static void writeLong(byte[] bytes, int offset, long value) {
    LONG.set(bytes, offset, value);
  }

  static void writeInt(byte[] bytes, int offset, int value) {
    INT.set(bytes, offset, value);
  }

  static byte[] bytes(long value) {
    byte[] bytes = new byte[Long.BYTES];
    writeLong(bytes, 0, value);
    return bytes;
  }

  /** The value of eight bytes of an entry. */
  static long readLong(RowCells cells, int index) {
    byte[] bytes = cells.valueBytes(index);
    if (bytes == null || cells.valueLength(index) != Long.BYTES) {
      throw new IllegalStateException("a counter of " + cells.valueLength(index) + " bytes");
    }
    return readLong(bytes, cells.valueOffset(index));
  }
}
