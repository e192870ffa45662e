package io.minicql;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** A clock that stands still until it is told to move, for tests of TTLs and timestamps. */
public final class ManualClock implements InstantSource {
  private volatile Instant now;

  public ManualClock(Instant start) {
    this.now = start;
  }

  /** Moves the clock forward. */
  public synchronized void advance(Duration step) {
    if (step.isNegative()) {
      throw new IllegalArgumentException("a clock does not go back: " + step);
    }
    now = now.plus(step);
  }

  @Override
  public Instant instant() {
    return now;
  }
}
