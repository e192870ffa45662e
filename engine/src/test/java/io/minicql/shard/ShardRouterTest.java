package io.minicql.shard;

import static io.minicql.store.SampleTable.TABLE;
import static io.minicql.store.SampleTable.V;
import static io.minicql.store.SampleTable.W;
import static io.minicql.store.SampleTable.at;
import static io.minicql.store.SampleTable.bytes;
import static io.minicql.store.SampleTable.clustering;
import static io.minicql.store.SampleTable.intOf;
import static io.minicql.store.SampleTable.key;
import static io.minicql.store.SampleTable.update;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.CqlException;
import io.minicql.ring.PartitionKey;
import io.minicql.store.PartitionUpdate;
import io.minicql.store.PartitionUpdateBuilder;
import io.minicql.store.ReadContext;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ShardRouterTest {
  private final ShardFixture store = ShardFixture.ofShards(4);

  @AfterEach
  void close() {
    store.close();
  }

  @Test
  void writtenRowIsRead() {
    store.router.apply(insert(1, 2, 3));
    assertEquals(3, store.intAt(1, 2, V));
    assertNull(store.row(1, 3));
    assertNull(store.partition(2));
  }

  @Test
  void batchWritesAllPartitions() {
    store.router.applyAll(List.of(insert(1, 1, 1), insert(2, 1, 2), insert(3, 1, 3)));
    assertEquals(1, store.intAt(1, 1, V));
    assertEquals(2, store.intAt(2, 1, V));
    assertEquals(3, store.intAt(3, 1, V));
  }

  @Test
  void batchMayHaveSeveralUpdatesOfOnePartition() {
    store.router.applyAll(List.of(insert(1, 1, 1), insert(1, 2, 2), insert(1, 1, 7)));
    assertEquals(List.of(1, 2), store.rows(1));
    assertEquals(7, store.intAt(1, 1, V));
    assertEquals(2, store.router.statistics(TABLE).rows());
  }

  @Test
  void partitionViewDoesNotSeeLaterWrites() {
    store.router.apply(insert(1, 1, 1));
    int ticket = store.epochs.enter();
    var before = store.partition(1);
    store.router.apply(insert(1, 2, 2));
    assertNull(before.row(clustering(2)));
    store.epochs.exit(ticket);
    assertEquals(List.of(1, 2), store.rows(1));
  }

  @Test
  void truncateEmptiesTheTableAndGivesItsMemoryBack() {
    for (int p = 0; p < 100; p++) {
      store.router.apply(insert(p, 1, p));
    }
    assertTrue(store.pool.slabsInUse() > 0);
    store.router.truncate(TABLE);
    assertNull(store.partition(1));
    assertEquals(0, store.pool.slabsInUse());
    store.router.apply(insert(1, 1, 5));
    assertEquals(5, store.intAt(1, 1, V));
  }

  @Test
  void readerInsideOfAnEpochKeepsTruncatedMemory() {
    store.router.apply(insert(1, 1, 1));
    int ticket = store.epochs.enter();
    var before = store.partition(1);
    store.router.truncate(TABLE);
    assertEquals(1, store.pool.slabsInUse());
    assertEquals(1, intOf(before.row(clustering(1)).value(V)));
    store.epochs.exit(ticket);
    store.epochs.drain();
    assertEquals(0, store.pool.slabsInUse());
  }

  @Test
  void droppedTableIsRefused() {
    store.router.apply(insert(1, 1, 1));
    store.router.dropTable(TABLE);
    assertThrows(CqlException.class, () -> store.router.apply(insert(1, 1, 1)));
    assertThrows(CqlException.class, () -> store.router.reader(TABLE));
    assertEquals(0, store.pool.slabsInUse());
  }

  @Test
  void updatesOfAKnownStoreFailOnceItsTableIsDropped() {
    var reader = store.router.reader(TABLE);
    store.router.apply(insert(1, 1, 1));
    store.router.dropTable(TABLE);
    assertNull(reader.partition(key(1), store.context.begin(ShardFixture.NOW)));
  }

  @Test
  void tableIsCreatedOnce() {
    assertThrows(IllegalStateException.class, () -> store.router.createTable(TABLE));
  }

  @Test
  void readsDecisionsAndWritesAreOnePieceUnderTheLock() throws InterruptedException {
    store.router.apply(insert(1, 1, 0));
    Runnable hundred =
        () -> {
          var context = new ReadContext();
          for (int i = 0; i < 100; i++) {
            store.router.withLock(
                key(1),
                () -> {
                  var row =
                      store
                          .router
                          .reader(TABLE)
                          .partition(key(1), context.begin(0))
                          .row(clustering(1));
                  int next = intOf(row.value(V)) + 1;
                  store.router.apply(insert(1, 1, next));
                  return next;
                });
          }
        };
    Thread other = new Thread(hundred);
    other.start();
    hundred.run();
    other.join();
    assertEquals(200, store.intAt(1, 1, V));
  }

  @Test
  void locksOutOfOrderAreNoticed() {
    PartitionKey first = keyOfShard(0);
    PartitionKey last = keyOfShard(3);
    assertEquals(
        1,
        store.router.withLocks(List.of(last, first), () -> store.router.withLock(first, () -> 1)));
    assertThrows(
        AssertionError.class,
        () -> store.router.withLock(last, () -> store.router.withLock(first, () -> 1)));
  }

  private PartitionKey keyOfShard(int number) {
    int p = 0;
    while (store.router.ring().shardOf(key(p)) != number) {
      p++;
    }
    return key(p);
  }

  @Test
  void interruptedThreadWritesAndStaysInterrupted() {
    Thread.currentThread().interrupt();
    store.router.apply(insert(1, 1, 1));
    assertTrue(Thread.interrupted());
    assertEquals(1, store.intAt(1, 1, V));
  }

  @Test
  void statisticsCountWhatReadersCanReach() {
    store.router.apply(insert(1, 1, 1));
    long bytes = store.router.statistics(TABLE).rowBytes();
    store.router.apply(insert(1, 1, 2));
    store.router.apply(insert(2, 1, 2));
    assertEquals(2, store.router.statistics(TABLE).partitions());
    assertEquals(2, store.router.statistics(TABLE).rows());
    assertEquals(2 * bytes, store.router.statistics(TABLE).rowBytes());
    store.router.apply(update(1).deletePartition(at(500)).build());
    assertEquals(1, store.router.statistics(TABLE).rows());
    assertEquals(bytes, store.router.statistics(TABLE).rowBytes());
  }

  @Test
  void largeValueIsCountedOnceWhenItsRowIsMerged() {
    PartitionUpdateBuilder large = update(1);
    large.row(clustering(1)).cell(W, new byte[100_000], at(10));
    store.router.apply(large.build());
    long before = store.router.statistics(TABLE).usedBytes();
    store.router.apply(insert(1, 1, 2));
    assertTrue(
        store.router.statistics(TABLE).usedBytes() - before < 100, "the value was not copied");
    assertEquals(100_000, store.row(1, 1).valueLength(W));
    assertTrue(store.router.statistics(TABLE).rowBytes() < 100_100);
  }

  /** A later write with each call, so that the last one stays. */
  private long timestamp = 100;

  private PartitionUpdate insert(int p, int c, int v) {
    PartitionUpdateBuilder update = update(p);
    long stamp = timestamp++;
    update.row(clustering(c)).marker(at(stamp)).cell(V, bytes(v), at(stamp));
    return update.build();
  }
}
