package io.minicql.exec.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.ManualClock;
import io.minicql.type.NativeType;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ListPathsTest {
  private final ManualClock clock = new ManualClock(Instant.parse("2026-05-04T03:02:01Z"));
  private final ListPaths paths = new ListPaths(clock);

  @Test
  void appendedElementsFollowOneAnotherWhileTheClockStandsStill() {
    List<byte[]> all = new ArrayList<>(paths.append(3));
    all.addAll(paths.append(2));
    clock.advance(Duration.ofMillis(1));
    all.addAll(paths.append(1));
    assertAscending(all);
  }

  @Test
  void prependedElementsKeepTheirOrderBeforeAllEarlierOnes() {
    List<byte[]> first = paths.prepend(3);
    clock.advance(Duration.ofSeconds(1));
    List<byte[]> second = paths.prepend(2);
    List<byte[]> all = new ArrayList<>(paths.prepend(4));
    all.addAll(second);
    all.addAll(first);
    all.addAll(paths.append(1));
    assertAscending(all);
  }

  @Test
  void pathsAreValidTimeUuidsOfTheClocksTime() {
    byte[] path = paths.append(1).get(0);
    NativeType.TIMEUUID.validate(path);
    java.util.UUID uuid = (java.util.UUID) NativeType.TIMEUUID.decode(path);
    assertEquals(1, uuid.version());
    long ticksSinceEpoch = uuid.timestamp() - 0x01B21DD213814000L;
    assertEquals(clock.millis(), ticksSinceEpoch / 10_000);
  }

  private static void assertAscending(List<byte[]> all) {
    for (int i = 1; i < all.size(); i++) {
      assertTrue(NativeType.TIMEUUID.compare(all.get(i - 1), all.get(i)) < 0, "at " + i);
    }
  }
}
