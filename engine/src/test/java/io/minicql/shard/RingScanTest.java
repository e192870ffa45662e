package io.minicql.shard;

import static io.minicql.store.SampleTable.V;
import static io.minicql.store.SampleTable.at;
import static io.minicql.store.SampleTable.bytes;
import static io.minicql.store.SampleTable.clustering;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.minicql.ring.PartitionKey;
import io.minicql.ring.Partitioner;
import io.minicql.ring.Token;
import io.minicql.store.PartitionCursor;
import io.minicql.store.PartitionPosition;
import io.minicql.store.PartitionRange;
import io.minicql.store.PartitionUpdate;
import io.minicql.store.PartitionUpdateBuilder;
import io.minicql.store.SampleTable;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Scans walk all shards in the order of (token, key), whatever the partitioner. */
class RingScanTest {
  private static final int PARTITIONS = 120;

  @ParameterizedTest
  @EnumSource(Partitioner.class)
  void scansGoInTokenOrder(Partitioner partitioner) {
    try (ShardFixture store = new ShardFixture(partitioner, 5, 64L << 20)) {
      NavigableSet<PartitionKey> keys = fill(store, partitioner);
      assertEquals(List.copyOf(keys), scan(store, PartitionRange.ALL));
      for (PartitionKey key : keys) {
        assertRanges(store, keys, key, keys.ceiling(partitioner.decorate(bytes(key.hashCode()))));
      }
    }
  }

  private static void assertRanges(
      ShardFixture store, NavigableSet<PartitionKey> keys, PartitionKey from, PartitionKey to) {
    assertScan(store, keys, PartitionPosition.beforeKey(from), key -> key.compareTo(from) >= 0, to);
    assertScan(store, keys, PartitionPosition.afterKey(from), key -> key.compareTo(from) > 0, to);
    Token token = from.token();
    assertScan(
        store, keys, PartitionPosition.beforeToken(token), key -> key.compareToken(token) >= 0, to);
    assertScan(
        store, keys, PartitionPosition.afterToken(token), key -> key.compareToken(token) > 0, to);
  }

  private static void assertScan(
      ShardFixture store,
      NavigableSet<PartitionKey> keys,
      PartitionPosition lower,
      Predicate<PartitionKey> isAbove,
      PartitionKey last) {
    assertEquals(
        keys.stream().filter(isAbove).toList(), scan(store, PartitionRange.ALL.from(lower)));
    if (last != null) {
      Token token = last.token();
      assertEquals(
          keys.stream().filter(isAbove).filter(key -> key.compareToken(token) <= 0).toList(),
          scan(store, new PartitionRange(lower, PartitionPosition.afterToken(token))));
      assertEquals(
          keys.stream().filter(isAbove).filter(key -> key.compareTo(last) < 0).toList(),
          scan(store, new PartitionRange(lower, PartitionPosition.beforeKey(last))));
    }
  }

  private static NavigableSet<PartitionKey> fill(ShardFixture store, Partitioner partitioner) {
    NavigableSet<PartitionKey> keys = new TreeSet<>();
    for (int p = 0; p < PARTITIONS; p++) {
      PartitionKey key = partitioner.decorate(bytes(p * 7_654_321));
      keys.add(key);
      PartitionUpdateBuilder update = PartitionUpdate.builder(SampleTable.TABLE, key);
      update.row(clustering(1)).cell(V, bytes(p), at(1));
      store.router.apply(update.build());
    }
    return keys;
  }

  private static List<PartitionKey> scan(ShardFixture store, PartitionRange range) {
    List<PartitionKey> keys = new ArrayList<>();
    PartitionCursor cursor =
        store.router.reader(SampleTable.TABLE).scan(range, store.context.begin(ShardFixture.NOW));
    while (cursor.advance()) {
      keys.add(cursor.partition().key());
    }
    return keys;
  }
}
