package io.minicql.jdbc.internal;

import java.sql.SQLException;
import java.util.concurrent.TimeUnit;

/** When a statement's timeout ends; checked before each page is fetched. */
final class Deadline {
  /** No timeout. */
  static final Deadline NONE = new Deadline(0, 0);

  private final int seconds;
  private final long endNanos;

  private Deadline(int seconds, long endNanos) {
    this.seconds = seconds;
    this.endNanos = endNanos;
  }

  /** A deadline from now on; none for 0. */
  static Deadline in(int seconds) {
    return seconds == 0
        ? NONE
        : new Deadline(seconds, System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds));
  }

  void check() throws SQLException {
    if (seconds > 0 && System.nanoTime() - endNanos > 0) {
      throw SqlErrors.timedOut(seconds);
    }
  }
}
