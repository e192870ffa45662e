package io.minicql.function;

import java.time.Instant;
import java.util.UUID;

/** Version 1 UUIDs: 100-nanosecond ticks since 1582-10-15 (RFC 4122, section 4.2). */
final class TimeUuids {
  static final long TICKS_PER_MILLI = 10_000;
  static final long TICKS_PER_MICRO = 10;
  private static final long EPOCH_TICKS = 0x01B21DD213814000L;

  /** The least and the greatest low half in Cassandra's order, which is by signed bytes. */
  private static final long LEAST_LOW_HALF = 0x8080808080808080L;

  private static final long GREATEST_LOW_HALF = 0x7f7f7f7f7f7f7f7fL;

  private TimeUuids() {}

  /** The version 1 UUID of ticks since 1970 and a low half. */
  static UUID of(long ticks, long lowHalf) {
    long time = ticks + EPOCH_TICKS;
    long highHalf =
        (time << 32) | ((time >>> 16) & 0xFFFF0000L) | 0x1000 | ((time >>> 48) & 0x0FFF);
    return new UUID(highHalf, lowHalf);
  }

  static Instant instant(UUID uuid) {
    return Instant.ofEpochMilli(Math.floorDiv(uuid.timestamp() - EPOCH_TICKS, TICKS_PER_MILLI));
  }

  /** The first UUID of a millisecond. */
  static UUID least(Instant instant) {
    return of(instant.toEpochMilli() * TICKS_PER_MILLI, LEAST_LOW_HALF);
  }

  /** The last UUID of a millisecond. */
  static UUID greatest(Instant instant) {
    return of(instant.toEpochMilli() * TICKS_PER_MILLI + TICKS_PER_MILLI - 1, GREATEST_LOW_HALF);
  }
}
