package io.minicql.memory;

import java.util.concurrent.atomic.AtomicLong;

/**
 * The bytes that a database may use off the heap. Shared between threads, without a lock.
 *
 * <p>Invariant: 0 &lt;= reserved &lt;= maximum; a refused reservation changes nothing.
 */
public final class MemoryBudget {
  private final long maxBytes;
  private final AtomicLong reservedBytes = new AtomicLong();

  public MemoryBudget(long maxBytes) {
    if (maxBytes < 0) {
      throw new IllegalArgumentException("a budget of " + maxBytes + " bytes");
    }
    this.maxBytes = maxBytes;
  }

  public long maxBytes() {
    return maxBytes;
  }

  public long reservedBytes() {
    return reservedBytes.get();
  }

  /** Takes the bytes if they are left; says whether it did. */
  public boolean tryReserve(long sizeBytes) {
    assert sizeBytes >= 0 : sizeBytes;
    long reserved;
    do {
      reserved = reservedBytes.get();
      if (sizeBytes > maxBytes - reserved) {
        return false;
      }
    } while (!reservedBytes.compareAndSet(reserved, reserved + sizeBytes));
    return true;
  }

  /**
   * Takes the bytes.
   *
   * @throws MemoryBudgetExceededException when they are not left
   */
  public void reserve(long sizeBytes) {
    if (!tryReserve(sizeBytes)) {
      throw new MemoryBudgetExceededException(
          "The memory budget of "
              + maxBytes
              + " bytes is used up: "
              + sizeBytes
              + " bytes more are needed, "
              + (maxBytes - reservedBytes.get())
              + " are left",
          null);
    }
  }

  /** Gives reserved bytes back. */
  public void release(long sizeBytes) {
    long left = reservedBytes.addAndGet(-sizeBytes);
    if (left < 0) {
      throw new IllegalStateException("released " + -left + " bytes that were not reserved");
    }
  }
}
