package io.minicql.memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * Says when nobody can read retired memory any more. Each operation enters before it loads the
 * first reference and exits after its last access; what was unlinked before it was retired is freed
 * when every operation that entered until then has exited.
 *
 * <p>Invariants:
 *
 * <ol>
 *   <li>A slot holds 0 (idle) or the epoch that its operation read before it claimed the slot. A
 *       claim is a full fence, so an operation whose slot a drain did not see loads references only
 *       after the drain began, and those no longer lead to what was retired before.
 *   <li>Retiring takes the current epoch as the resource's own and starts the next one. A resource
 *       is freed only when the oldest active epoch is greater than its own.
 *   <li>When all slots are taken, operations share two overflow words: a count (low 24 bits) and
 *       the epoch of the operation that found it empty. Others join the younger word, so the older
 *       one runs empty and is used for newer ones then: overlapping operations cannot hold an epoch
 *       for ever. Joining a word is like having read its epoch, since the claim comes after it.
 * </ol>
 *
 * <p>Slots are claimed for each operation from a hash of the thread, so pools and virtual threads
 * leave nothing behind. Inside of an epoch: no callbacks, no locks that a drain needs, no waiting.
 * Entering again is allowed. The list of retired resources has a lock of its own; resources are
 * freed outside of it.
 */
public final class Epochs {
  private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);

  /** Two cache lines between slots, because processors fetch lines in pairs. */
  private static final int STRIDE = 16;

  private static final int MIN_SLOTS = 64;
  private static final int OVERFLOW_WORDS = 2;
  private static final int OVERFLOW_COUNT_BITS = 24;
  private static final long OVERFLOW_COUNT_MASK = (1L << OVERFLOW_COUNT_BITS) - 1;
  private static final long NONE_ACTIVE = Long.MAX_VALUE;

  private final int slotMask;
  private final long[] slots;
  private final long[] epoch = new long[3 * STRIDE];
  private final long[] overflow = new long[(OVERFLOW_WORDS + 2) * STRIDE];
  private final ArrayDeque<Retired> retired = new ArrayDeque<>();

  private record Retired(long epoch, Runnable release) {}

  public Epochs() {
    this(
        Math.max(MIN_SLOTS, Integer.highestOneBit(Runtime.getRuntime().availableProcessors()) * 8));
  }

  Epochs(int slotCount) {
    if (Integer.bitCount(slotCount) != 1) {
      throw new IllegalArgumentException(slotCount + " slots");
    }
    slotMask = slotCount - 1;
    slots = new long[(slotCount + 2) * STRIDE];
    epoch[STRIDE] = 1;
  }

  /** Starts an operation; its ticket must be given to {@link #exit}, by any thread. */
  public int enter() {
    long current = (long) LONGS.getVolatile(epoch, STRIDE);
    int start = hashOfThread();
    for (int probe = 0; probe <= slotMask; probe++) {
      int place = place((start + probe) & slotMask);
      if ((long) LONGS.getOpaque(slots, place) == 0
          && LONGS.compareAndSet(slots, place, 0L, current)) {
        return place;
      }
    }
    return enterOverflow(current);
  }

  /** Ends an operation: nothing that it saw may be read after this. */
  public void exit(int ticket) {
    if (ticket < 0) {
      exitOverflow(~ticket);
      return;
    }
    assert (long) LONGS.getOpaque(slots, ticket) != 0 : "exit without enter";
    LONGS.setRelease(slots, ticket, 0L);
  }

  /** Remembers what has to be released once nobody can see it. It must be unlinked already. */
  public void retire(Runnable release) {
    synchronized (retired) {
      retired.add(new Retired((long) LONGS.getAndAdd(epoch, STRIDE, 1L), release));
    }
  }

  /**
   * Releases what nobody can see any more; returns how many resources that were. Not to be called
   * inside of an epoch.
   */
  public int drain() {
    List<Retired> releasable = new ArrayList<>();
    synchronized (retired) {
      VarHandle.fullFence();
      long oldest = oldestActive();
      while (!retired.isEmpty() && retired.element().epoch < oldest) {
        releasable.add(retired.remove());
      }
    }
    releasable.forEach(resource -> resource.release.run());
    return releasable.size();
  }

  /** Resources that wait for their release. */
  public int retiredCount() {
    synchronized (retired) {
      return retired.size();
    }
  }

  /** Whether no operation is active. */
  public boolean isIdle() {
    VarHandle.fullFence();
    return oldestActive() == NONE_ACTIVE;
  }

  /** Waits until no operation is active; says whether that came about in time. */
  public boolean awaitIdle(Duration limit) {
    long deadlineNanos = System.nanoTime() + limit.toNanos();
    while (!isIdle()) {
      if (System.nanoTime() - deadlineNanos > 0) {
        return false;
      }
      LockSupport.parkNanos(50_000);
    }
    return true;
  }

  private long oldestActive() {
    long oldest = NONE_ACTIVE;
    for (int slot = 0; slot <= slotMask; slot++) {
      long active = (long) LONGS.getVolatile(slots, place(slot));
      if (active != 0) {
        oldest = Math.min(oldest, active);
      }
    }
    for (int word = 0; word < OVERFLOW_WORDS; word++) {
      long shared = (long) LONGS.getVolatile(overflow, place(word));
      if (shared != 0) {
        oldest = Math.min(oldest, shared >>> OVERFLOW_COUNT_BITS);
      }
    }
    return oldest;
  }

  /** The complement of the word's place is the ticket. */
  private int enterOverflow(long current) {
    while (true) {
      long first = (long) LONGS.getVolatile(overflow, place(0));
      long second = (long) LONGS.getVolatile(overflow, place(1));
      int word = wordToJoin(first, second, current);
      long before = word == 0 ? first : second;
      assert (before & OVERFLOW_COUNT_MASK) < OVERFLOW_COUNT_MASK : "too many operations";
      long after = before == 0 ? current << OVERFLOW_COUNT_BITS | 1 : before + 1;
      if (LONGS.compareAndSet(overflow, place(word), before, after)) {
        return ~place(word);
      }
    }
  }

  private static int wordToJoin(long first, long second, long current) {
    long firstEpoch = first >>> OVERFLOW_COUNT_BITS;
    long secondEpoch = second >>> OVERFLOW_COUNT_BITS;
    if (Math.max(firstEpoch, secondEpoch) < current && (first == 0 || second == 0)) {
      return first == 0 ? 0 : 1;
    }
    return firstEpoch >= secondEpoch ? 0 : 1;
  }

  private void exitOverflow(int place) {
    long before;
    long after;
    do {
      before = (long) LONGS.getVolatile(overflow, place);
      assert (before & OVERFLOW_COUNT_MASK) > 0 : "exit without enter";
      after = (before & OVERFLOW_COUNT_MASK) == 1 ? 0 : before - 1;
    } while (!LONGS.compareAndSet(overflow, place, before, after));
  }

  private int hashOfThread() {
    return (int) (Thread.currentThread().getId() * 0x9E3779B97F4A7C15L >>> 32);
  }

  private static int place(int slot) {
    return (slot + 1) * STRIDE;
  }
}
