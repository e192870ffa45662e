package io.minicql.memory;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class OffHeapBytesTest {
  private final SlabPool pool = new SlabPool(new MemoryBudget(64 << 20));
  private final OffHeapBytes bytes = pool.bytes();
  private final Arena arena = new Arena(pool);

  @AfterEach
  void close() {
    pool.close();
  }

  @Test
  void numbersAreBigEndian() {
    long address = arena.allocate(8);
    bytes.putLong(address, 0x0102030405060708L);
    assertArrayEquals(new byte[] {1, 2, 3, 4, 5, 6, 7, 8}, bytes.toArray(address, 8));
    assertEquals(0x0102, bytes.getShort(address));
    assertEquals(0x03040506, bytes.getInt(address + 2));
    assertEquals(8, bytes.getByte(address + 7));
    bytes.putShort(address, (short) -2);
    bytes.putInt(address + 2, -3);
    bytes.putByte(address + 6, (byte) -4);
    assertEquals(0xFFFEFFFFFFFDFC08L, bytes.getLong(address));
  }

  @Test
  void releaseAndAcquireUseTheSameForm() {
    long address = arena.allocate(8);
    bytes.putLongRelease(address, Long.MIN_VALUE + 5);
    assertEquals(Long.MIN_VALUE + 5, bytes.getLongAcquire(address));
    assertEquals(Long.MIN_VALUE + 5, bytes.getLong(address));
  }

  @Test
  void rangesAreCopiedInAndOutAndAcrossSlabs() {
    byte[] source = {9, 1, 2, 3, 9};
    long address = arena.allocate(3);
    bytes.copyIn(source, 1, 3, address);
    long inOtherSlab = new Arena(pool).allocate(3);
    bytes.copy(address, inOtherSlab, 3);
    byte[] target = new byte[5];
    bytes.copyOut(inOtherSlab, target, 1, 3);
    assertArrayEquals(new byte[] {0, 1, 2, 3, 0}, target);
  }

  @Test
  void comparesAsUnsignedBytes() {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    for (int i = 0; i < 20_000; i++) {
      byte[] left = randomBytes(random);
      byte[] right = random.nextInt(4) == 0 ? left.clone() : randomBytes(random);
      long leftAddress = store(left);
      byte[] padded = new byte[right.length + 3];
      System.arraycopy(right, 0, padded, 3, right.length);
      int expected = Integer.signum(Arrays.compareUnsigned(left, right));
      int withArray = bytes.compare(leftAddress, left.length, padded, 3, right.length);
      int withAddress = bytes.compare(leftAddress, left.length, store(right), right.length);
      assertEquals(expected, Integer.signum(withArray), "seed " + seed);
      assertEquals(expected, Integer.signum(withAddress), "seed " + seed);
    }
  }

  @Test
  void accessOutsideOfASlabFails() {
    long address = arena.allocate(8);
    long end = address + SlabPool.MIN_SLAB_BYTES;
    assertThrows(IndexOutOfBoundsException.class, () -> bytes.getByte(end));
    assertThrows(IndexOutOfBoundsException.class, () -> bytes.getLong(end - 7));
    assertThrows(IndexOutOfBoundsException.class, () -> bytes.getByte(OffHeapBytes.NO_ADDRESS));
  }

  private long store(byte[] value) {
    long address = arena.allocate(value.length);
    bytes.copyIn(value, 0, value.length, address);
    return address;
  }

  private static byte[] randomBytes(Random random) {
    byte[] value = new byte[random.nextInt(20)];
    for (int i = 0; i < value.length; i++) {
      value[i] = (byte) (random.nextInt(12) == 0 ? random.nextInt() : 0x80);
    }
    return value;
  }
}
