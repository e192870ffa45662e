package io.minicql.plan.restriction;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.minicql.encoding.ClusteringColumn;
import io.minicql.encoding.ClusteringEncoder;
import io.minicql.schema.ColumnKind;
import io.minicql.schema.ColumnMetadata;
import io.minicql.store.ClusteringSlice;
import io.minicql.type.NativeType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Slices by value against a naive comparison, over every mix of clustering orders (rule 9). */
class TupleSlicerTest {
  private static final int COLUMNS = 3;
  private static final int VALUES = 3;
  private static final int ROUNDS = 3_000;

  private record Bound(int[] values, boolean inclusive) {}

  @Test
  void slicesHoldExactlyTheRowsBetweenTheBounds() {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    for (int round = 0; round < ROUNDS; round++) {
      List<ColumnMetadata> clustering = clustering(random);
      int[] prefix = ints(random, random.nextInt(COLUMNS));
      Bound start = random.nextInt(4) == 0 ? null : bound(random, COLUMNS - prefix.length);
      Bound end = random.nextInt(4) == 0 ? null : bound(random, COLUMNS - prefix.length);
      String what =
          "seed "
              + seed
              + " round "
              + round
              + " prefix "
              + Arrays.toString(prefix)
              + " from "
              + text(start)
              + " to "
              + text(end)
              + " over "
              + clustering.stream().map(ColumnMetadata::reversed).toList();
      check(clustering, prefix, start, end, what);
    }
  }

  private static void check(
      List<ColumnMetadata> clustering, int[] prefix, Bound start, Bound end, String what) {
    ClusteringEncoder encoder =
        ClusteringEncoder.of(
            clustering.stream()
                .map(column -> new ClusteringColumn(column.type(), column.reversed()))
                .toList());
    List<ClusteringSlice> slices =
        new TupleSlicer(encoder, clustering)
            .slices(bytes(prefix), new SliceBounds(toBound(start), toBound(end)));
    for (int[] row : allRows()) {
      boolean expected =
          Arrays.equals(prefix, Arrays.copyOf(row, prefix.length))
              && isBeyond(row, prefix.length, start, 1)
              && isBeyond(row, prefix.length, end, -1);
      byte[] key = encoder.key(bytes(row));
      assertEquals(expected, contains(slices, key), () -> what + " row " + Arrays.toString(row));
    }
  }

  private static boolean isBeyond(int[] row, int from, Bound bound, int sign) {
    if (bound == null) {
      return true;
    }
    for (int i = 0; i < bound.values().length; i++) {
      int order = Integer.compare(row[from + i], bound.values()[i]) * sign;
      if (order != 0) {
        return order > 0;
      }
    }
    return bound.inclusive();
  }

  private static boolean contains(List<ClusteringSlice> slices, byte[] key) {
    return slices.stream()
        .anyMatch(
            slice ->
                Arrays.compareUnsigned(key, slice.lower()) >= 0
                    && Arrays.compareUnsigned(key, slice.upper()) < 0);
  }

  private static List<ColumnMetadata> clustering(Random random) {
    List<ColumnMetadata> columns = new ArrayList<>();
    for (int i = 0; i < COLUMNS; i++) {
      columns.add(
          new ColumnMetadata(
              "ks",
              "t",
              "c" + i,
              NativeType.INT,
              ColumnKind.CLUSTERING,
              i,
              ColumnMetadata.NO_ID,
              random.nextBoolean()));
    }
    return columns;
  }

  private static Bound bound(Random random, int maxSize) {
    return new Bound(ints(random, 1 + random.nextInt(maxSize)), random.nextBoolean());
  }

  private static int[] ints(Random random, int size) {
    return random.ints(size, 0, VALUES).toArray();
  }

  private static List<int[]> allRows() {
    List<int[]> rows = new ArrayList<>();
    for (int a = 0; a < VALUES; a++) {
      for (int b = 0; b < VALUES; b++) {
        for (int c = 0; c < VALUES; c++) {
          rows.add(new int[] {a, b, c});
        }
      }
    }
    return rows;
  }

  private static SliceBounds.Bound toBound(Bound bound) {
    return bound == null ? null : new SliceBounds.Bound(bytes(bound.values()), bound.inclusive());
  }

  private static byte[][] bytes(int[] values) {
    return Arrays.stream(values).mapToObj(NativeType.INT::encode).toArray(byte[][]::new);
  }

  private static String text(Bound bound) {
    return bound == null
        ? "open"
        : Arrays.toString(bound.values()) + (bound.inclusive() ? " in" : " out");
  }
}
