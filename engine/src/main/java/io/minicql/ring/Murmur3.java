package io.minicql.ring;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * The first 64 bits of Murmur3 x64-128 with seed 0, in Cassandra's variant: the bytes of an
 * incomplete last block are sign-extended, so it differs from the reference for bytes of 0x80 and
 * above.
 */
final class Murmur3 {
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final long C1 = 0x87c37b91114253d5L;
  private static final long C2 = 0x4cf5ad432745937fL;

  private Murmur3() {}

  static long hash(byte[] key) {
    int blocksEnd = key.length & ~15;
    long h1 = 0;
    long h2 = 0;
    for (int at = 0; at < blocksEnd; at += 16) {
      h1 ^= mix1((long) LONGS.get(key, at));
      h1 = (Long.rotateLeft(h1, 27) + h2) * 5 + 0x52dce729;
      h2 ^= mix2((long) LONGS.get(key, at + 8));
      h2 = (Long.rotateLeft(h2, 31) + h1) * 5 + 0x38495ab5;
    }
    int tailBytes = key.length - blocksEnd;
    if (tailBytes > 8) {
      h2 ^= mix2(signedTail(key, blocksEnd + 8, key.length));
    }
    if (tailBytes > 0) {
      h1 ^= mix1(signedTail(key, blocksEnd, Math.min(key.length, blocksEnd + 8)));
    }
    h1 ^= key.length;
    h2 ^= key.length;
    h1 += h2;
    h2 += h1;
    return avalanche(h1) + avalanche(h2);
  }

  private static long signedTail(byte[] key, int from, int to) {
    long tail = 0;
    for (int at = from; at < to; at++) {
      tail ^= (long) key[at] << ((at - from) << 3);
    }
    return tail;
  }

  private static long mix1(long k) {
    return Long.rotateLeft(k * C1, 31) * C2;
  }

  private static long mix2(long k) {
    return Long.rotateLeft(k * C2, 33) * C1;
  }

  private static long avalanche(long value) {
    long mixed = value;
    mixed = (mixed ^ (mixed >>> 33)) * 0xff51afd7ed558ccdL;
    mixed = (mixed ^ (mixed >>> 33)) * 0xc4ceb9fe1a85ec53L;
    return mixed ^ (mixed >>> 33);
  }
}
