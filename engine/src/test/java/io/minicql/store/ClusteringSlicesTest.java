package io.minicql.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class ClusteringSlicesTest {

  @Test
  void unionSortsAndJoins() {
    ClusteringSlices union =
        ClusteringSlices.union(
            List.of(slice(5, 7), slice(1, 2), slice(6, 9), slice(2, 3), slice(4, 4)));
    assertEquals(ClusteringSlices.union(List.of(slice(1, 3), slice(5, 9))), union);
    assertEquals(2, union.size());
  }

  @Test
  void pointsTakenTwiceComeOnce() {
    byte[] key = {4};
    assertEquals(
        1,
        ClusteringSlices.union(List.of(ClusteringSlice.of(key), ClusteringSlice.of(key))).size());
  }

  @Test
  void impossibleSliceIsEmpty() {
    assertTrue(ClusteringSlices.of(slice(3, 3)).isEmpty());
    assertTrue(ClusteringSlices.union(List.of()).isEmpty());
  }

  @Test
  void readingResumesBehindTheRow() {
    ClusteringSlices slices = ClusteringSlices.union(List.of(slice(1, 3), slice(5, 9)));
    ClusteringSlices rest = slices.after(new byte[] {6}, Direction.FORWARD);
    assertEquals(ClusteringSlices.of(new ClusteringSlice(new byte[] {6, 0}, new byte[] {9})), rest);
    assertTrue(slices.after(new byte[] {9}, Direction.FORWARD).isEmpty());
  }

  @Test
  void reversedReadingResumesBeforeTheRow() {
    ClusteringSlices slices = ClusteringSlices.union(List.of(slice(1, 3), slice(5, 9)));
    ClusteringSlices rest = slices.after(new byte[] {6}, Direction.REVERSED);
    assertEquals(ClusteringSlices.union(List.of(slice(1, 3), slice(5, 6))), rest);
    assertTrue(slices.after(new byte[] {1}, Direction.REVERSED).isEmpty());
  }

  private static ClusteringSlice slice(int from, int to) {
    return new ClusteringSlice(new byte[] {(byte) from}, new byte[] {(byte) to});
  }
}
