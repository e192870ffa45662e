package io.minicql.encoding;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Reads big-endian numbers from byte arrays. */
final class Ints {
  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private Ints() {}

  static int read(byte[] source, int offset) {
    return (int) INTS.get(source, offset);
  }

  static long readLong(byte[] source, int offset) {
    return (long) LONGS.get(source, offset);
  }
}
