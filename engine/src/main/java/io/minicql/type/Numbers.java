package io.minicql.type;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Big-endian numbers in arrays. */
final class Numbers {
  private static final VarHandle SHORT =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private Numbers() {}

  static short readShort(byte[] bytes, int offset) {
    return (short) SHORT.get(bytes, offset);
  }

  static int readInt(byte[] bytes, int offset) {
    return (int) INT.get(bytes, offset);
  }

  static long readLong(byte[] bytes, int offset) {
    return (long) LONG.get(bytes, offset);
  }

  static void writeInt(byte[] bytes, int offset, int value) {
    INT.set(bytes, offset, value);
  }

  static void writeLong(byte[] bytes, int offset, long value) {
    LONG.set(bytes, offset, value);
  }

  static byte[] shortBytes(short value) {
    byte[] bytes = new byte[Short.BYTES];
    SHORT.set(bytes, 0, value);
    return bytes;
  }

  static byte[] intBytes(int value) {
    byte[] bytes = new byte[Integer.BYTES];
    INT.set(bytes, 0, value);
    return bytes;
  }

  static byte[] longBytes(long value) {
    byte[] bytes = new byte[Long.BYTES];
    LONG.set(bytes, 0, value);
    return bytes;
  }
}
