package io.minicql;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicReference;

/** A clock that stands still until it is told to move, for tests of TTLs and timestamps. */
public final class ManualClock implements InstantSource {
  private final AtomicReference<Instant> now;

  public ManualClock(Instant start) {
    this.now = new AtomicReference<>(start);
  }

  /** Moves the clock forward. */
  public void advance(Duration step) {
    if (step.isNegative()) {
      throw new IllegalArgumentException("a clock does not go back: " + step);
    }
    now.updateAndGet(instant -> instant.plus(step));
  }

  @Override
  public Instant instant() {
    return now.get();
  }
}
