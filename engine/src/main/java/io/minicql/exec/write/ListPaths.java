package io.minicql.exec.write;

import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The places of new list elements: time uuids, by whose time a list is ordered. Appended ones come
 * after all that were given before; prepended ones before all, their times mirrored at a date in
 * the past as Cassandra does it. For any thread.
 *
 * <p>Invariants: {@code lastAppended} only grows, {@code firstPrepended} only falls.
 */
public final class ListPaths {
  /** 100-nanosecond ticks between 1582-10-15, where times of uuids begin, and 1970. */
  private static final long UUID_EPOCH_TICKS = 0x01B21DD213814000L;

  private static final long TICKS_PER_SECOND = 10_000_000;
  private static final int NANOS_PER_TICK = 100;
  private static final long VERSION_1 = 0x1000L;
  private static final long NODE = 0x8080_8080_8080_8080L;

  /** 2010-01-01T00:00Z. */
  private static final long MIRROR_TICKS = 1_262_304_000L * TICKS_PER_SECOND;

  private final InstantSource clock;
  private final AtomicLong lastAppended = new AtomicLong(Long.MIN_VALUE);
  private final AtomicLong firstPrepended = new AtomicLong(Long.MAX_VALUE);

  public ListPaths(InstantSource clock) {
    this.clock = clock;
  }

  /** Paths behind all others, ascending. */
  public List<byte[]> append(int count) {
    long now = nowTicks();
    long last = lastAppended.updateAndGet(previous -> Math.max(previous, now - 1) + count);
    return paths(last - count + 1, count);
  }

  /** Paths before all others, ascending. */
  public List<byte[]> prepend(int count) {
    long mirrored = 2 * MIRROR_TICKS - nowTicks();
    long first = firstPrepended.updateAndGet(previous -> Math.min(previous, mirrored + 1) - count);
    return paths(first, count);
  }

  private long nowTicks() {
    Instant now = clock.instant();
    return now.getEpochSecond() * TICKS_PER_SECOND + now.getNano() / NANOS_PER_TICK;
  }

  private static List<byte[]> paths(long firstTicks, int count) {
    List<byte[]> paths = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      paths.add(timeUuid(firstTicks + i + UUID_EPOCH_TICKS));
    }
    return paths;
  }

  private static byte[] timeUuid(long ticks) {
    long high =
        (ticks << 32) | ((ticks >>> 16) & 0xFFFF_0000L) | VERSION_1 | ((ticks >>> 48) & 0x0FFFL);
    return ByteBuffer.allocate(16).putLong(high).putLong(NODE).array();
  }
}
