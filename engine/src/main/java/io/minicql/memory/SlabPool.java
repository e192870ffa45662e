package io.minicql.memory;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/**
 * Hands out slabs of 64 KiB to 1 MiB, and larger ones for single values, and takes them back.
 *
 * <p>Invariants, all under this object's lock: a slab is either in use (readable under its number),
 * or free in the list of its size, or gone; the budget holds the bytes of all slabs in use and
 * free. Slabs of the usual sizes are recycled with their contents; oversize ones are dropped. When
 * the budget is short, free slabs are dropped before an acquisition is refused. The JDK frees a
 * dropped slab's memory when the garbage collector finds it; {@code allocateDirect} waits for that
 * where it must.
 *
 * <p>Where assertions are on, or the system property {@code io.minicql.memory.poison} is {@code
 * true}, new and recycled slabs are filled with {@code DB}, so that a read of stale or unwritten
 * memory shows.
 */
public final class SlabPool implements AutoCloseable {
  public static final int MIN_SLAB_BYTES = 64 << 10;
  public static final int MAX_SLAB_BYTES = 1 << 20;

  /** What an oversize slab's length is rounded up to. */
  static final int OVERSIZE_UNIT_BYTES = 4 << 10;

  static final byte POISON = (byte) 0xDB;

  private static final int SIZE_CLASSES =
      Integer.numberOfTrailingZeros(MAX_SLAB_BYTES / MIN_SLAB_BYTES) + 1;
  private static final boolean POISONING =
      SlabPool.class.desiredAssertionStatus() || Boolean.getBoolean("io.minicql.memory.poison");

  private final MemoryBudget budget;
  private final OffHeapBytes bytes = new OffHeapBytes();
  private final List<ArrayDeque<ByteBuffer>> free = new ArrayList<>();
  private final ArrayDeque<Integer> freeNumbers = new ArrayDeque<>();
  private int nextNumber = 1;
  private int slabsInUse;
  private long bytesInUse;
  private boolean closed;

  public SlabPool(MemoryBudget budget) {
    this.budget = budget;
    for (int i = 0; i < SIZE_CLASSES; i++) {
      free.add(new ArrayDeque<>());
    }
  }

  /** Reads and writes at the addresses of this pool's slabs. */
  public OffHeapBytes bytes() {
    return bytes;
  }

  public MemoryBudget budget() {
    return budget;
  }

  public synchronized int slabsInUse() {
    return slabsInUse;
  }

  public synchronized long bytesInUse() {
    return bytesInUse;
  }

  /**
   * The number of a slab of at least so many bytes, with undefined contents.
   *
   * @throws MemoryBudgetExceededException when neither the budget nor the JVM has the memory
   */
  synchronized int acquire(int sizeBytes) {
    if (closed) {
      throw new IllegalStateException("the pool is closed");
    }
    int slabBytes = slabBytes(sizeBytes);
    ByteBuffer slab = isOversize(slabBytes) ? null : free.get(sizeClass(slabBytes)).poll();
    if (slab == null) {
      slab = allocate(slabBytes);
    }
    Integer number = freeNumbers.poll();
    int slabNumber = number != null ? number : nextNumber++;
    bytes.install(slabNumber, slab);
    slabsInUse++;
    bytesInUse += slab.capacity();
    return slabNumber;
  }

  /** Takes a slab back. No operation may still hold an address inside of it. */
  synchronized void release(int number) {
    if (closed) {
      return;
    }
    if (!bytes.isInstalled(number)) {
      throw new IllegalStateException("slab " + number + " is not in use");
    }
    ByteBuffer slab = bytes.remove(number);
    freeNumbers.add(number);
    slabsInUse--;
    bytesInUse -= slab.capacity();
    if (isOversize(slab.capacity())) {
      budget.release(slab.capacity());
    } else {
      poison(slab);
      free.get(sizeClass(slab.capacity())).add(slab);
    }
  }

  /**
   * Drops all slabs and gives their bytes back to the budget; later accesses and acquisitions fail.
   */
  @Override
  public synchronized void close() {
    if (closed) {
      return;
    }
    closed = true;
    for (int number = 1; number < nextNumber; number++) {
      bytes.remove(number);
    }
    budget.release(bytesInUse);
    slabsInUse = 0;
    bytesInUse = 0;
    dropFreeSlabs();
  }

  /** The size of the slab that is given for a request of so many bytes. */
  static int slabBytes(int sizeBytes) {
    if (sizeBytes <= MIN_SLAB_BYTES) {
      return MIN_SLAB_BYTES;
    }
    if (sizeBytes <= MAX_SLAB_BYTES) {
      return Integer.highestOneBit(sizeBytes - 1) << 1;
    }
    return Math.addExact(sizeBytes, OVERSIZE_UNIT_BYTES - 1) & -OVERSIZE_UNIT_BYTES;
  }

  private ByteBuffer allocate(int slabBytes) {
    if (!budget.tryReserve(slabBytes)) {
      dropFreeSlabs();
      budget.reserve(slabBytes);
    }
    try {
      ByteBuffer slab = OffHeapBytes.allocate(slabBytes);
      poison(slab);
      return slab;
    } catch (OutOfMemoryError e) {
      budget.release(slabBytes);
      throw new MemoryBudgetExceededException(
          "The JVM has no " + slabBytes + " bytes of direct memory left", e);
    }
  }

  private void dropFreeSlabs() {
    for (ArrayDeque<ByteBuffer> slabs : free) {
      for (ByteBuffer slab : slabs) {
        budget.release(slab.capacity());
      }
      slabs.clear();
    }
  }

  private static void poison(ByteBuffer slab) {
    if (POISONING) {
      OffHeapBytes.fill(slab, POISON);
    }
  }

  private static boolean isOversize(int slabBytes) {
    return slabBytes > MAX_SLAB_BYTES;
  }

  private static int sizeClass(int slabBytes) {
    return Integer.numberOfTrailingZeros(slabBytes / MIN_SLAB_BYTES);
  }
}
