package io.minicql.function;

import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Version 1 UUIDs of one database: strictly increasing, whatever the clock does. For any thread.
 */
final class TimeUuidSource {
  /** Variant 2 of RFC 4122. */
  private static final long VARIANT = 0x8000000000000000L;

  private static final long CLOCK_SEQUENCE_AND_NODE = 0x3FFFFFFFFFFFFFFFL;

  /** Says that a node is random and no hardware address (RFC 4122, section 4.5). */
  private static final long MULTICAST = 0x0000010000000000L;

  private final long lowHalf =
      VARIANT | MULTICAST | (ThreadLocalRandom.current().nextLong() & CLOCK_SEQUENCE_AND_NODE);
  private final AtomicLong lastTicks = new AtomicLong(Long.MIN_VALUE);

  UUID next(long nowMicros) {
    long nowTicks = nowMicros * TimeUuids.TICKS_PER_MICRO;
    long ticks = lastTicks.updateAndGet(last -> last >= nowTicks ? last + 1 : nowTicks);
    return TimeUuids.of(ticks, lowHalf);
  }
}
