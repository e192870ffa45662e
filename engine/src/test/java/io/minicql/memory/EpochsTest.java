package io.minicql.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class EpochsTest {
  private final Epochs epochs = new Epochs(2);
  private final AtomicInteger released = new AtomicInteger();

  @Test
  void withoutOperationsADrainReleasesEverything() {
    epochs.retire(released::incrementAndGet);
    epochs.retire(released::incrementAndGet);
    assertEquals(2, epochs.retiredCount());
    assertEquals(2, epochs.drain());
    assertEquals(2, released.get());
    assertEquals(0, epochs.retiredCount());
  }

  @Test
  void whatAnActiveOperationMaySeeStays() {
    int ticket = epochs.enter();
    epochs.retire(released::incrementAndGet);
    assertEquals(0, epochs.drain());
    epochs.exit(ticket);
    assertEquals(1, epochs.drain());
  }

  @Test
  void anOperationThatBeganLaterHoldsNothingBack() {
    epochs.retire(released::incrementAndGet);
    int ticket = epochs.enter();
    assertEquals(1, epochs.drain());
    epochs.retire(released::incrementAndGet);
    assertEquals(0, epochs.drain());
    epochs.exit(ticket);
    assertEquals(1, epochs.drain());
  }

  @Test
  void operationsBeyondTheSlotsShareTheOverflow() {
    int[] tickets = new int[5];
    for (int i = 0; i < tickets.length; i++) {
      tickets[i] = epochs.enter();
    }
    epochs.retire(released::incrementAndGet);
    for (int i = 0; i < tickets.length; i++) {
      assertEquals(0, epochs.drain());
      epochs.exit(tickets[i]);
    }
    assertEquals(1, epochs.drain());
    assertTrue(epochs.isIdle());
  }

  @Test
  void theOldestOperationOfTheOverflowCounts() {
    int first = epochs.enter();
    int second = epochs.enter();
    int older = epochs.enter();
    epochs.retire(released::incrementAndGet);
    int newer = epochs.enter();
    epochs.exit(first);
    epochs.exit(second);
    epochs.exit(newer);
    assertEquals(0, epochs.drain());
    epochs.exit(older);
    assertEquals(1, epochs.drain());
  }

  @Test
  void operationsThatOverlapWithoutAGapDoNotHoldAnEpochForEver() {
    int first = epochs.enter();
    int second = epochs.enter();
    int overlapping = epochs.enter();
    for (int i = 0; i < 100; i++) {
      epochs.retire(released::incrementAndGet);
      int next = epochs.enter();
      epochs.exit(overlapping);
      overlapping = next;
    }
    assertEquals(0, epochs.drain());
    epochs.exit(first);
    epochs.exit(second);
    assertEquals(100, epochs.drain());
    epochs.exit(overlapping);
    assertTrue(epochs.isIdle());
  }

  @Test
  void waitingForIdleEndsAtItsLimit() {
    int ticket = epochs.enter();
    assertFalse(epochs.awaitIdle(Duration.ofMillis(1)));
    epochs.exit(ticket);
    assertTrue(epochs.awaitIdle(Duration.ofMillis(1)));
  }

  /**
   * Readers follow a published address while the writer replaces and retires the arenas behind it.
   */
  @ParameterizedTest
  @ValueSource(ints = {1, 64})
  void readersNeverSeeRecycledMemory(int slotCount) throws InterruptedException {
    Epochs shared = new Epochs(slotCount);
    try (SlabPool pool = new SlabPool(new MemoryBudget(64 << 20))) {
      AtomicLong published = new AtomicLong();
      AtomicBoolean stop = new AtomicBoolean();
      AtomicReference<String> failure = new AtomicReference<>();
      Arena current = replace(pool, published, 0);
      List<Thread> readers = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        Thread reader = new Thread(() -> read(shared, pool.bytes(), published, stop, failure));
        reader.start();
        readers.add(reader);
      }
      for (int generation = 1; generation <= 3_000 && failure.get() == null; generation++) {
        Arena next = replace(pool, published, generation);
        shared.retire(current::close);
        current = next;
        drainTo(shared, 256);
      }
      stop.set(true);
      for (Thread reader : readers) {
        reader.join();
      }
      assertNull(failure.get());
      shared.drain();
      assertEquals(1, pool.slabsInUse());
    }
  }

  /** A reader that lost its processor inside of an operation must not cost all the memory. */
  private static void drainTo(Epochs epochs, int retiredCount) {
    epochs.drain();
    while (epochs.retiredCount() > retiredCount) {
      Thread.yield();
      epochs.drain();
    }
  }

  private static Arena replace(SlabPool pool, AtomicLong published, long generation) {
    Arena arena = new Arena(pool);
    long address = arena.allocate(64);
    for (int i = 0; i < 64; i += 8) {
      pool.bytes().putLong(address + i, generation);
    }
    published.setRelease(address);
    return arena;
  }

  private static void read(
      Epochs epochs,
      OffHeapBytes bytes,
      AtomicLong published,
      AtomicBoolean stop,
      AtomicReference<String> failure) {
    while (!stop.get()) {
      int ticket = epochs.enter();
      try {
        long address = published.getAcquire();
        long first = bytes.getLong(address);
        for (int i = 0; i < 64; i += 8) {
          if (bytes.getLong(address + i) != first || first < 0) {
            failure.set("generation " + first + " next to " + bytes.getLong(address + i));
          }
        }
      } catch (IndexOutOfBoundsException e) {
        failure.set("the slab is gone: " + e);
      } finally {
        epochs.exit(ticket);
      }
    }
  }
}
