package io.minicql.shard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.ManualClock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;

class TimestampSourceTest {

  @Test
  void timestampsAreTheClocksMicroseconds() {
    TimestampSource source = new TimestampSource(new ManualClock(Instant.ofEpochSecond(5, 7_999)));
    assertEquals(5_000_007, source.nextMicros());
    assertEquals(5, source.nowSeconds());
  }

  @Test
  void theyIncreaseWhileTheClockStands() {
    ManualClock clock = new ManualClock(Instant.ofEpochSecond(1));
    TimestampSource source = new TimestampSource(clock);
    assertEquals(1_000_000, source.nextMicros());
    assertEquals(1_000_001, source.nextMicros());
    clock.advance(Duration.ofSeconds(1));
    assertEquals(2_000_000, source.nextMicros());
  }

  @Test
  void theyIncreaseWhenTheClockGoesBack() {
    long[] seconds = {10, 3};
    int[] calls = {0};
    InstantSource clock = () -> Instant.ofEpochSecond(seconds[calls[0]++]);
    TimestampSource source = new TimestampSource(clock);
    long first = source.nextMicros();
    assertTrue(source.nextMicros() > first);
  }
}
