package io.minicql.encoding;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.minicql.type.CqlType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;

/** The encoding against the order that the types define. */
class OrderedBytesRandomTest {
  private final long seed = System.nanoTime();
  private final Random random = new Random(seed);
  private final RandomValues values = new RandomValues(random);

  @RepeatedTest(300)
  void theOrderOfEncodedValuesIsTheOrderOfTheType() {
    CqlType type = values.type(2);
    List<byte[]> sample = sample(type);
    for (byte[] left : sample) {
      for (byte[] right : sample) {
        int expected = Integer.signum(type.compare(left, right));
        byte[] leftKey = OrderedBytes.encode(type, left);
        byte[] rightKey = OrderedBytes.encode(type, right);
        String what = describe(type, left, right);
        assertEquals(expected, Integer.signum(Arrays.compareUnsigned(leftKey, rightKey)), what);
        assertFalse(expected != 0 && isPrefix(leftKey, rightKey), what);
      }
    }
  }

  @RepeatedTest(300)
  void decodedValuesAreEqualAndExactWhereTheTypeIsNotLossy() {
    CqlType type = values.type(2);
    for (byte[] value : sample(type)) {
      byte[] key = OrderedBytes.encode(type, value);
      byte[] decoded = OrderedBytes.decode(type, key);
      assertArrayEquals(key, OrderedBytes.encode(type, decoded), describe(type, value, decoded));
      if (!OrderedBytes.needsOriginal(type)) {
        assertArrayEquals(value, decoded, describe(type, value, decoded));
      }
    }
  }

  @RepeatedTest(300)
  void keysOfSeveralColumnsAreInClusteringOrder() {
    List<ClusteringColumn> columns = columns();
    ClusteringEncoder encoder = ClusteringEncoder.of(columns);
    List<byte[][]> rows = rows(columns);
    for (byte[][] left : rows) {
      for (byte[][] right : rows) {
        int expected = Integer.signum(compare(columns, left, right, columns.size()));
        int order = Arrays.compareUnsigned(encoder.key(left), encoder.key(right));
        assertEquals(expected, Integer.signum(order), () -> "seed " + seed + " " + columns);
      }
    }
  }

  @RepeatedTest(300)
  void boundsLieBeforeAndAfterAllRowsOfTheirPrefix() {
    List<ClusteringColumn> columns = columns();
    ClusteringEncoder encoder = ClusteringEncoder.of(columns);
    List<byte[][]> rows = rows(columns);
    for (byte[][] row : rows) {
      byte[] key = encoder.key(row);
      for (byte[][] other : rows) {
        int length = random.nextInt(columns.size() + 1);
        byte[][] prefix = Arrays.copyOf(other, length);
        int order = Integer.signum(compare(columns, row, other, length));
        String what = "seed " + seed + " " + columns;
        assertEquals(order >= 0, isAfter(key, encoder.start(true, prefix)), what);
        assertEquals(order > 0, isAfter(key, encoder.start(false, prefix)), what);
        assertEquals(order > 0, isAfter(key, encoder.end(true, prefix)), what);
        assertEquals(order >= 0, isAfter(key, encoder.end(false, prefix)), what);
      }
    }
  }

  @RepeatedTest(300)
  void rowsComeBackByteForByteWithTheirOriginals() {
    List<ClusteringColumn> columns = columns();
    ClusteringEncoder encoder = ClusteringEncoder.of(columns);
    for (byte[][] row : rows(columns)) {
      byte[] key = encoder.key(row);
      byte[][] decoded = encoder.decode(key, encoder.originals(row));
      for (int i = 0; i < row.length; i++) {
        assertArrayEquals(row[i], decoded[i], "seed " + seed + " " + columns);
      }
    }
  }

  private List<byte[]> sample(CqlType type) {
    List<byte[]> sample = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      sample.add(values.value(type));
    }
    return sample;
  }

  private List<ClusteringColumn> columns() {
    List<ClusteringColumn> columns = new ArrayList<>();
    for (int i = 0; i < 1 + random.nextInt(3); i++) {
      columns.add(new ClusteringColumn(values.type(1), random.nextBoolean()));
    }
    return columns;
  }

  /** Rows that often have components in common. */
  private List<byte[][]> rows(List<ClusteringColumn> columns) {
    List<byte[][]> rows = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      byte[][] row = new byte[columns.size()][];
      for (int column = 0; column < row.length; column++) {
        row[column] =
            i > 0 && random.nextBoolean()
                ? rows.get(random.nextInt(i))[column]
                : values.value(columns.get(column).type());
      }
      rows.add(row);
    }
    return rows;
  }

  private static int compare(
      List<ClusteringColumn> columns, byte[][] left, byte[][] right, int length) {
    for (int i = 0; i < length; i++) {
      int order = columns.get(i).type().compare(left[i], right[i]);
      if (order != 0) {
        return columns.get(i).reversed() ? -order : order;
      }
    }
    return 0;
  }

  private static boolean isAfter(byte[] key, byte[] bound) {
    int order = Arrays.compareUnsigned(key, bound);
    assertFalse(order == 0);
    return order > 0;
  }

  private static boolean isPrefix(byte[] shorter, byte[] longer) {
    return shorter.length <= longer.length
        && Arrays.equals(shorter, 0, shorter.length, longer, 0, shorter.length);
  }

  private String describe(CqlType type, byte[] left, byte[] right) {
    HexFormat hex = HexFormat.of();
    return "seed "
        + seed
        + " "
        + type.cql()
        + " "
        + hex.formatHex(left)
        + " "
        + hex.formatHex(right);
  }
}
