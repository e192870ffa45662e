package io.minicql.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ArenaTest {
  private static final int KIB = 1 << 10;

  private final MemoryBudget budget = new MemoryBudget(64 << 20);
  private final SlabPool pool = new SlabPool(budget);
  private final Arena arena = new Arena(pool);

  @AfterEach
  void nothingIsLeft() {
    arena.close();
    assertEquals(0, pool.slabsInUse());
    pool.close();
    assertEquals(0, budget.reservedBytes());
  }

  @Test
  void anUnusedArenaHoldsNothing() {
    assertEquals(0, pool.slabsInUse());
    assertEquals(0, arena.reservedBytes());
  }

  @Test
  void piecesAreAligned() {
    long first = arena.allocate(1);
    long second = arena.allocate(9);
    long third = arena.allocate(8);
    assertEquals(0, first & 7);
    assertEquals(first + 8, second);
    assertEquals(second + 16, third);
    assertEquals(32, arena.usedBytes());
    assertNotEquals(OffHeapBytes.NO_ADDRESS, first);
  }

  @Test
  void slabsDoubleUpTo1MiB() {
    List<Long> growth = new ArrayList<>();
    long reserved = 0;
    while (arena.usedBytes() < 4 << 20) {
      arena.allocate(8 * KIB);
      if (arena.reservedBytes() != reserved) {
        growth.add((arena.reservedBytes() - reserved) / KIB);
        reserved = arena.reservedBytes();
      }
    }
    assertEquals(List.of(64L, 128L, 256L, 512L, 1024L, 1024L, 1024L, 1024L), growth);
  }

  @Test
  void aPieceOfAQuarterMiBSharesASlab() {
    for (int i = 0; i < 4; i++) {
      arena.allocate(Arena.MAX_SHARED_PIECE_BYTES);
    }
    assertEquals(1, pool.slabsInUse());
    assertEquals(1024 * KIB, arena.reservedBytes());
  }

  @Test
  void aLargerPieceThatDoesNotFitLiesAlone() {
    arena.allocate(Arena.MAX_SHARED_PIECE_BYTES);
    arena.allocate(1024 * KIB - Arena.MAX_SHARED_PIECE_BYTES - 16);
    long alone = arena.allocate(Arena.MAX_SHARED_PIECE_BYTES + 1);
    assertEquals(2, pool.slabsInUse());
    assertEquals(0, (int) alone);
    arena.allocate(16);
    assertEquals(2, pool.slabsInUse(), "the shared slab goes on being filled");
  }

  @Test
  void oversizePiecesGetSlabsOfTheirOwnInUnitsOf4KiB() {
    long address = arena.allocate((3 << 20) + 1);
    pool.bytes().putByte(address + (3 << 20), (byte) 1);
    assertEquals((3 << 20) + 4 * KIB, arena.reservedBytes());
    assertEquals((3 << 20) + 4 * KIB, pool.bytesInUse());
  }

  @Test
  void sizesOutsideOfTheLimitsAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> arena.allocate(-1));
    assertThrows(IllegalArgumentException.class, () -> arena.allocate(Arena.MAX_PIECE_BYTES + 1));
  }

  @Test
  void contentsSurviveFurtherAllocations() {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    List<long[]> pieces = new ArrayList<>();
    for (int i = 0; i < 2_000; i++) {
      int size = 8 + random.nextInt(i % 100 == 0 ? 300_000 : 2_000);
      long address = arena.allocate(size);
      pool.bytes().putLong(address, i);
      pool.bytes().putByte(address + size - 1, (byte) i);
      assertTrue(arena.contains(address, size), "seed " + seed);
      pieces.add(new long[] {address, size});
    }
    for (int i = 0; i < pieces.size(); i++) {
      long address = pieces.get(i)[0];
      int size = (int) pieces.get(i)[1];
      assertEquals((byte) i, pool.bytes().getByte(address + size - 1), "seed " + seed);
      assertEquals(i >>> 8, (int) (pool.bytes().getLong(address) >>> 8), "seed " + seed);
    }
    assertFalse(new Arena(pool).contains(pieces.get(0)[0], 1));
  }

  @Test
  void aRefusedAllocationChangesNothing() {
    MemoryBudget small = new MemoryBudget(64 * KIB);
    try (SlabPool smallPool = new SlabPool(small);
        Arena smallArena = new Arena(smallPool)) {
      long first = smallArena.allocate(16 * KIB);
      smallPool.bytes().putLong(first, 42);
      assertThrows(MemoryBudgetExceededException.class, () -> smallArena.allocate(300 * KIB));
      smallArena.allocate(16 * KIB);
      smallArena.allocate(32 * KIB - 8);
      assertThrows(MemoryBudgetExceededException.class, () -> smallArena.allocate(16));
      smallArena.allocate(8);
      assertEquals(64 * KIB, smallArena.usedBytes());
      assertEquals(42, smallPool.bytes().getLong(first));
    }
    assertEquals(0, small.reservedBytes());
  }
}
