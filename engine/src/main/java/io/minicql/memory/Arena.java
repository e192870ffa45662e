package io.minicql.memory;

import java.util.Arrays;

/**
 * Memory that is handed out piece by piece and given back as a whole.
 *
 * <p>One thread at a time allocates (the owner's lock orders the threads); any thread may read what
 * was published to it. Whoever closes the arena does so after the last allocation and after the
 * last reader, which {@link Epochs} sees to.
 *
 * <p>Invariants: pieces are 8-byte aligned, never overlap and never move; a piece lies in one slab.
 * Slabs start at 64 KiB and double up to 1 MiB. A piece that does not fit into the current slab
 * gets one of its own if it is above a quarter of the largest slab, so that at most so much stays
 * unused at a slab's end. A refused allocation changes nothing.
 */
public final class Arena implements AutoCloseable {
  private static final int ALIGNMENT_BYTES = 8;

  /** The largest piece for which a new shared slab is started. */
  static final int MAX_SHARED_PIECE_BYTES = SlabPool.MAX_SLAB_BYTES / 4;

  /** The largest piece. */
  public static final int MAX_PIECE_BYTES = 1 << 30;

  private final SlabPool pool;
  private int[] slabs = new int[4];
  private int slabCount;
  private int currentSlab;
  private int top;
  private int limit;
  private int nextSlabBytes = SlabPool.MIN_SLAB_BYTES;
  private long usedBytes;
  private long reservedBytes;

  public Arena(SlabPool pool) {
    this.pool = pool;
  }

  /** Reads and writes at this arena's addresses. */
  public OffHeapBytes bytes() {
    return pool.bytes();
  }

  /**
   * The address of a new piece with undefined contents.
   *
   * @throws MemoryBudgetExceededException when the database may not use more memory
   */
  public long allocate(int sizeBytes) {
    if (sizeBytes < 0 || sizeBytes > MAX_PIECE_BYTES) {
      throw new IllegalArgumentException("a piece of " + sizeBytes + " bytes");
    }
    int alignedBytes = (sizeBytes + ALIGNMENT_BYTES - 1) & -ALIGNMENT_BYTES;
    if (alignedBytes > limit - top) {
      if (alignedBytes > MAX_SHARED_PIECE_BYTES) {
        return allocateAlone(alignedBytes);
      }
      startSlabFor(alignedBytes);
    }
    long address = OffHeapBytes.address(currentSlab, top);
    top += alignedBytes;
    usedBytes += alignedBytes;
    return address;
  }

  /** Bytes handed out. Another thread may read a value that is a little old. */
  public long usedBytes() {
    return usedBytes;
  }

  /** Bytes of all slabs held. Another thread may read a value that is a little old. */
  public long reservedBytes() {
    return reservedBytes;
  }

  /** Whether the range lies in this arena: for assertions. */
  public boolean contains(long address, int lengthBytes) {
    int slab = OffHeapBytes.slabOf(address);
    long end = (address & 0xFFFF_FFFFL) + lengthBytes;
    for (int i = 0; i < slabCount; i++) {
      if (slabs[i] == slab) {
        return slab != currentSlab || end <= top;
      }
    }
    return false;
  }

  /** Gives all slabs back; every address of this arena is void from now on. */
  @Override
  public void close() {
    for (int i = 0; i < slabCount; i++) {
      pool.release(slabs[i]);
    }
    slabCount = 0;
    currentSlab = 0;
    top = 0;
    limit = 0;
    usedBytes = 0;
    reservedBytes = 0;
  }

  private void startSlabFor(int alignedBytes) {
    int slabBytes = nextSlabBytes;
    while (alignedBytes > slabBytes / 4 && slabBytes < SlabPool.MAX_SLAB_BYTES) {
      slabBytes *= 2;
    }
    currentSlab = acquire(slabBytes);
    top = 0;
    limit = slabBytes;
    nextSlabBytes = Math.min(2 * slabBytes, SlabPool.MAX_SLAB_BYTES);
  }

  private long allocateAlone(int alignedBytes) {
    int slab = acquire(alignedBytes);
    usedBytes += alignedBytes;
    return OffHeapBytes.address(slab, 0);
  }

  private int acquire(int sizeBytes) {
    int slab = pool.acquire(sizeBytes);
    if (slabCount == slabs.length) {
      slabs = Arrays.copyOf(slabs, 2 * slabCount);
    }
    slabs[slabCount++] = slab;
    reservedBytes += SlabPool.slabBytes(sizeBytes);
    return slab;
  }
}
