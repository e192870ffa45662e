package io.minicql.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class SlabPoolTest {
  private static final int KIB = 1 << 10;

  private final MemoryBudget budget = new MemoryBudget(2048 * KIB);
  private final SlabPool pool = new SlabPool(budget);

  @Test
  void sizesArePowersOfTwoAndAboveThemUnitsOf4KiB() {
    assertEquals(64 * KIB, SlabPool.slabBytes(1));
    assertEquals(64 * KIB, SlabPool.slabBytes(64 * KIB));
    assertEquals(128 * KIB, SlabPool.slabBytes(64 * KIB + 1));
    assertEquals(1024 * KIB, SlabPool.slabBytes(1024 * KIB));
    assertEquals(1028 * KIB, SlabPool.slabBytes(1024 * KIB + 1));
  }

  @Test
  void aReleasedSlabIsPoisonedAndRecycled() {
    int slab = pool.acquire(64 * KIB);
    pool.bytes().putLong(OffHeapBytes.address(slab, 8), 1);
    pool.release(slab);
    assertEquals(0, pool.slabsInUse());
    assertEquals(64 * KIB, budget.reservedBytes());
    int again = pool.acquire(64 * KIB);
    assertEquals(64 * KIB, budget.reservedBytes());
    assertEquals(0xDBDBDBDBDBDBDBDBL, pool.bytes().getLong(OffHeapBytes.address(again, 8)));
  }

  @Test
  void aReleasedSlabCannotBeReadOrReleasedAgain() {
    int slab = pool.acquire(64 * KIB);
    pool.release(slab);
    long address = OffHeapBytes.address(slab, 0);
    assertThrows(IndexOutOfBoundsException.class, () -> pool.bytes().getByte(address));
    assertThrows(IllegalStateException.class, () -> pool.release(slab));
  }

  @Test
  void oversizeSlabsAreNotKept() {
    int slab = pool.acquire(1100 * KIB);
    assertEquals(1100 * KIB, budget.reservedBytes());
    pool.release(slab);
    assertEquals(0, budget.reservedBytes());
  }

  @Test
  void freeSlabsGiveWayWhenTheBudgetIsShort() {
    int[] slabs = new int[32];
    for (int i = 0; i < slabs.length; i++) {
      slabs[i] = pool.acquire(64 * KIB);
    }
    assertThrows(MemoryBudgetExceededException.class, () -> pool.acquire(1));
    for (int slab : slabs) {
      pool.release(slab);
    }
    pool.acquire(1024 * KIB);
    pool.acquire(1024 * KIB);
    assertEquals(2048 * KIB, budget.reservedBytes());
    assertEquals(2, pool.slabsInUse());
  }

  @Test
  void closingReturnsEverything() {
    int slab = pool.acquire(64 * KIB);
    pool.release(pool.acquire(256 * KIB));
    pool.close();
    assertEquals(0, budget.reservedBytes());
    assertEquals(0, pool.slabsInUse());
    assertEquals(0, pool.bytesInUse());
    long address = OffHeapBytes.address(slab, 0);
    assertThrows(IndexOutOfBoundsException.class, () -> pool.bytes().getByte(address));
    assertThrows(IllegalStateException.class, () -> pool.acquire(1));
    pool.release(slab);
    pool.close();
    assertEquals(0, budget.reservedBytes());
  }

  @Test
  void theTableOfSlabsGrows() {
    try (SlabPool large = new SlabPool(new MemoryBudget(1L << 30))) {
      long[] addresses = new long[300];
      for (int i = 0; i < addresses.length; i++) {
        addresses[i] = OffHeapBytes.address(large.acquire(1), 0);
        large.bytes().putLong(addresses[i], i);
      }
      for (int i = 0; i < addresses.length; i++) {
        assertEquals(i, large.bytes().getLong(addresses[i]));
      }
    }
  }
}
