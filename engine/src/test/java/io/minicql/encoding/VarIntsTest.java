package io.minicql.encoding;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.minicql.memory.Arena;
import io.minicql.memory.MemoryBudget;
import io.minicql.memory.SlabPool;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;

class VarIntsTest {

  @Test
  void bytesOfUnsignedValues() {
    assertUnsigned("00", 0);
    assertUnsigned("7f", 127);
    assertUnsigned("8080", 128);
    assertUnsigned("bfff", 0x3FFF);
    assertUnsigned("c04000", 0x4000);
    assertUnsigned("feffffffffffffff", 0xFFFFFFFFFFFFFFL);
    assertUnsigned("ff0100000000000000", 0x100000000000000L);
    assertUnsigned("ffffffffffffffffff", -1L);
  }

  @Test
  void signedValuesAreZigzagCoded() {
    byte[] target = new byte[9];
    for (long value : new long[] {0, -1, 1, -2, 2, Long.MAX_VALUE, Long.MIN_VALUE}) {
      int end = VarInts.writeSigned(target, 0, value);
      assertEquals(value, VarInts.readSigned(target, 0));
      assertEquals(end, VarInts.encodedBytes(target[0]));
    }
    assertEquals(1, VarInts.zigzag(-1));
    assertEquals(4, VarInts.zigzag(2));
  }

  @Test
  void heapAndOffHeapFormsAreTheSame() {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    try (SlabPool pool = new SlabPool(new MemoryBudget(1 << 20))) {
      long address = new Arena(pool).allocate(16);
      for (int i = 0; i < 10_000; i++) {
        long value = random.nextLong() >>> random.nextInt(64);
        byte[] target = new byte[12];
        int end = VarInts.writeUnsigned(target, 2, value);
        assertEquals(2 + VarInts.sizeBytes(value), end, "seed " + seed);
        assertEquals(value, VarInts.readUnsigned(target, 2), "seed " + seed);
        assertEquals(address + end - 2, VarInts.writeUnsigned(pool.bytes(), address, value));
        assertEquals(value, VarInts.readUnsigned(pool.bytes(), address), "seed " + seed);
        assertEquals(0, pool.bytes().compare(address, end - 2, target, 2, end - 2));
        ByteWriter writer = new ByteWriter(1);
        writer.putUnsignedVarInt(value);
        assertEquals(value, new ByteReader(writer.toByteArray()).readUnsignedVarInt());
        long signed = random.nextLong() >> random.nextInt(64);
        VarInts.writeSigned(pool.bytes(), address, signed);
        assertEquals(signed, VarInts.readSigned(pool.bytes(), address), "seed " + seed);
      }
    }
  }

  private static void assertUnsigned(String hex, long value) {
    byte[] target = new byte[VarInts.MAX_BYTES];
    int end = VarInts.writeUnsigned(target, 0, value);
    assertEquals(hex, HexFormat.of().formatHex(target, 0, end));
    assertEquals(value, VarInts.readUnsigned(target, 0));
    assertEquals(end, VarInts.encodedBytes(target[0]));
  }
}
