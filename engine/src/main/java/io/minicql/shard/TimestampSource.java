package io.minicql.shard;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The write timestamps of one database: microseconds of its clock, strictly increasing also when
 * the clock stands still or goes back. For any thread.
 */
public final class TimestampSource {
  private static final long MICROS_PER_SECOND = 1_000_000;
  private static final int NANOS_PER_MICRO = 1_000;

  private final InstantSource clock;
  private final AtomicLong last = new AtomicLong(Long.MIN_VALUE);

  public TimestampSource(InstantSource clock) {
    this.clock = clock;
  }

  /** A timestamp that is greater than all that were given before. */
  public long nextMicros() {
    Instant now = clock.instant();
    long nowMicros = now.getEpochSecond() * MICROS_PER_SECOND + now.getNano() / NANOS_PER_MICRO;
    long previous = last.get();
    while (true) {
      long next = Math.max(previous + 1, nowMicros);
      if (last.compareAndSet(previous, next)) {
        return next;
      }
      previous = last.get();
    }
  }

  /** The clock's second, by which TTLs are measured. */
  public long nowSeconds() {
    return clock.instant().getEpochSecond();
  }
}
