package io.minicql.schema.describe;

import io.minicql.schema.DroppedColumn;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/**
 * The order in which Cassandra lists dropped columns: that of a hash table by name, which it copies
 * and extends by each ALTER TABLE. Kept so that its output is the same.
 */
final class DropOrder {

  private static final float LOAD_FACTOR = 0.75f;

  private DropOrder() {}

  static List<DroppedColumn> of(Collection<DroppedColumn> dropped) {
    int buckets = buckets(dropped.size());
    List<DroppedColumn> ordered = new ArrayList<>(dropped);
    ordered.sort(Comparator.comparingInt(column -> bucket(column, buckets)));
    return ordered;
  }

  private static int bucket(DroppedColumn dropped, int buckets) {
    byte[] name = dropped.column().name().getBytes(StandardCharsets.UTF_8);
    int hash = ByteBuffer.wrap(name).hashCode();
    return (hash ^ hash >>> 16) & (buckets - 1);
  }

  /** The size of the table after the last of so many names came into a copy of the others. */
  private static int buckets(int count) {
    int wanted = (int) ((count - 1) / LOAD_FACTOR + 1);
    int buckets = Math.max(1, Integer.highestOneBit(Math.max(1, wanted - 1)) << 1);
    return count > buckets * LOAD_FACTOR ? buckets << 1 : buckets;
  }
}
