package io.minicql.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The tree against a TreeMap; keys are longs whose low bits are not in the prefix. */
class OrderedTreeTest {
  private static final int HIDDEN_BITS = 4;

  private record Key(long value) implements OrderedNode.Probe {
    @Override
    public long prefix() {
      return value >> HIDDEN_BITS;
    }

    @Override
    public int compareTo(long reference) {
      return Long.compare(value, reference);
    }
  }

  @Test
  void agreesWithATreeMap() {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    OrderedTreeWriter writer = new OrderedTreeWriter();
    OrderedNode root = OrderedNode.EMPTY;
    TreeMap<Long, Long> expected = new TreeMap<>();
    for (int i = 0; i < 20_000; i++) {
      long key = random.nextInt(60_000) - 30_000;
      root = writer.put(root, new Key(key), key);
      expected.put(key, key);
    }
    assertWalks(root, expected, "seed " + seed);
    for (int i = 0; i < 2_000; i++) {
      long key = random.nextInt(62_000) - 31_000;
      assertEquals(
          expected.getOrDefault(key, -1L << 40), OrderedNode.find(root, new Key(key), -1L << 40));
      assertSeeks(root, expected, key, "seed " + seed + " key " + key);
    }
  }

  @Test
  void ascendingKeysFillTheNodes() {
    OrderedTreeWriter writer = new OrderedTreeWriter();
    OrderedNode root = OrderedNode.EMPTY;
    int keys = OrderedNode.MAX_ENTRIES * OrderedNode.MAX_ENTRIES;
    for (long key = 0; key < keys; key++) {
      root = writer.put(root, new Key(key), key);
    }
    assertEquals(OrderedNode.MAX_ENTRIES, root.size());
    assertTrue(root.child(0).isLeaf());
  }

  @Test
  void oldRootsStayAsTheyWere() {
    OrderedTreeWriter writer = new OrderedTreeWriter();
    OrderedNode before = OrderedNode.EMPTY;
    TreeMap<Long, Long> expected = new TreeMap<>();
    for (long key = 0; key < 1_000; key += 2) {
      before = writer.put(before, new Key(key), key);
      expected.put(key, key);
    }
    OrderedNode after = before;
    for (long key = 1; key < 1_000; key += 2) {
      after = writer.put(after, new Key(key), key);
    }
    assertWalks(before, expected, "the old root");
  }

  private static void assertWalks(OrderedNode root, TreeMap<Long, Long> expected, String message) {
    OrderedCursor cursor = new OrderedCursor();
    cursor.seekStart(root);
    for (long key : expected.keySet()) {
      assertEquals(key, cursor.next(), message);
    }
    assertEquals(OrderedCursor.NONE, cursor.next(), message);
    cursor.seekEnd(root);
    for (long key : expected.descendingKeySet()) {
      assertEquals(key, cursor.previous(), message);
    }
    assertEquals(OrderedCursor.NONE, cursor.previous(), message);
  }

  private static void assertSeeks(
      OrderedNode root, TreeMap<Long, Long> expected, long key, String message) {
    OrderedCursor cursor = new OrderedCursor();
    cursor.seek(root, new Key(key));
    assertEquals(orNone(expected.ceilingEntry(key)), cursor.next(), message);
    cursor.seek(root, new Key(key));
    assertEquals(orNone(expected.lowerEntry(key)), cursor.previous(), message);
  }

  private static long orNone(Map.Entry<Long, Long> entry) {
    return entry == null ? OrderedCursor.NONE : entry.getValue();
  }
}
