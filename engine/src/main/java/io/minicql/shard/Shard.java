package io.minicql.shard;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * The owner of some ranges of the token ring. All writing to them happens under its lock, on the
 * caller's thread; reads take no lock.
 */
public final class Shard {
  private final int number;
  private final ReentrantLock lock = new ReentrantLock();

  Shard(int number) {
    this.number = number;
  }

  /** The shard's number on the ring, from 0. */
  public int number() {
    return number;
  }

  /** Whether the caller's thread may write. */
  public boolean isLockedByCaller() {
    return lock.isHeldByCurrentThread();
  }

  /** Runs work under the lock; an interrupt does not disturb it. The lock may be held already. */
  <T> T locked(Supplier<T> work) {
    lock.lock();
    try {
      return work.get();
    } finally {
      lock.unlock();
    }
  }

  void lock() {
    lock.lock();
  }

  void unlock() {
    lock.unlock();
  }
}
