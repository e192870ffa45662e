package io.minicql.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RangeTombstonesTest {

  @Test
  void laterDeletionCutsTheEarlierOne() {
    RangeTombstones ranges = RangeTombstones.NONE.with(range(2, 8, 10)).with(range(4, 6, 20));
    assertEquals("2-4@10 4-6@20 6-8@10 ", text(ranges));
  }

  @Test
  void earlierDeletionFillsTheGaps() {
    RangeTombstones ranges =
        RangeTombstones.NONE.with(range(2, 3, 10)).with(range(5, 6, 10)).with(range(1, 7, 5));
    assertEquals("1-2@5 2-3@10 3-5@5 5-6@10 6-7@5 ", text(ranges));
  }

  @Test
  void neighboursOfOneDeletionBecomeOne() {
    assertEquals("1-5@3 ", text(RangeTombstones.NONE.with(range(1, 3, 3)).with(range(3, 5, 3))));
  }

  @Test
  void lowerBoundIsInsideAndUpperBoundIsNot() {
    RangeTombstones ranges = RangeTombstones.NONE.with(range(2, 4, 10));
    assertEquals(Deletion.NO_TIMESTAMP, covering(ranges, 1));
    assertEquals(10, covering(ranges, 2));
    assertEquals(Deletion.NO_TIMESTAMP, covering(ranges, 4));
  }

  @Test
  void agreesWithAnArrayOfTimestamps() {
    for (int round = 0; round < 300; round++) {
      long seed = System.nanoTime();
      Random random = new Random(seed);
      long[] expected = new long[20];
      Arrays.fill(expected, Deletion.NO_TIMESTAMP);
      RangeTombstones ranges = RangeTombstones.NONE;
      for (int i = 0; i < 15; i++) {
        int from = random.nextInt(19);
        int to = from + 1 + random.nextInt(19 - from);
        int timestamp = random.nextInt(8);
        ranges = ranges.with(range(from, to, timestamp));
        for (int at = from; at < to; at++) {
          expected[at] = Math.max(expected[at], timestamp);
        }
        for (int at = 0; at < expected.length; at++) {
          assertEquals(expected[at], covering(ranges, at), "seed " + seed + " at " + at);
        }
      }
    }
  }

  private static long covering(RangeTombstones ranges, int at) {
    byte[] key = {(byte) at};
    return ranges.coveringTimestamp(key, 0, key.length);
  }

  private static RangeDeletion range(int from, int to, long timestamp) {
    return new RangeDeletion(
        new ClusteringSlice(new byte[] {(byte) from}, new byte[] {(byte) to}),
        new Deletion(timestamp, 1));
  }

  private static String text(RangeTombstones ranges) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < ranges.size(); i++) {
      ClusteringSlice slice = ranges.get(i).slice();
      text.append(slice.lower()[0]).append('-').append(slice.upper()[0]);
      text.append('@').append(ranges.get(i).deletion().timestampMicros()).append(' ');
    }
    return text.toString();
  }
}
