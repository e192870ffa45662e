package io.minicql.jdbc.internal;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Numbers at an offset of an array, as the wire has them. */
final class BigEndian {
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private BigEndian() {}

  static int toInt(byte[] bytes, int offset) {
    return (int) INT.get(bytes, offset);
  }

  static long toLong(byte[] bytes, int offset) {
    return (long) LONG.get(bytes, offset);
  }

  static byte[] ofInt(int value) {
    byte[] bytes = new byte[Integer.BYTES];
    INT.set(bytes, 0, value);
    return bytes;
  }

  static byte[] ofLong(long value) {
    byte[] bytes = new byte[Long.BYTES];
    LONG.set(bytes, 0, value);
    return bytes;
  }
}
