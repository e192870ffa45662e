package io.minicql.shard;

import static io.minicql.store.SampleTable.TABLE;
import static io.minicql.store.SampleTable.V;
import static io.minicql.store.SampleTable.W;
import static io.minicql.store.SampleTable.at;
import static io.minicql.store.SampleTable.bytes;
import static io.minicql.store.SampleTable.clustering;
import static io.minicql.store.SampleTable.update;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.minicql.memory.MemoryBudgetExceededException;
import io.minicql.memory.SlabPool;
import io.minicql.ring.Partitioner;
import io.minicql.store.PartitionUpdate;
import io.minicql.store.PartitionUpdateBuilder;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A full budget refuses a write as a whole and leaves everything else as it is. */
class MemoryLimitTest {
  /** Room for one slab of rows and one of a large value. */
  private static final int LARGE_BYTES = 1 << 20;

  private static final long BUDGET_BYTES = SlabPool.MIN_SLAB_BYTES + LARGE_BYTES;

  @Test
  void writesFitUpToTheLimit() {
    try (ShardFixture store = new ShardFixture(Partitioner.MURMUR3, 1, BUDGET_BYTES)) {
      store.router.apply(large(1, LARGE_BYTES));
      assertEquals(LARGE_BYTES, store.row(1, 1).valueLength(W));
      assertEquals(BUDGET_BYTES, store.budget.reservedBytes());
    }
  }

  @Test
  void oneByteMoreIsRefused() {
    try (ShardFixture store = new ShardFixture(Partitioner.MURMUR3, 1, BUDGET_BYTES)) {
      store.router.apply(small(1, 1));
      PartitionUpdate tooLarge = large(1, LARGE_BYTES + 1);
      assertThrows(MemoryBudgetExceededException.class, () -> store.router.apply(tooLarge));
      assertEquals(1, store.intAt(1, 1, V));
      assertNull(store.row(1, 1).value(W));
      store.router.apply(small(1, 2));
      assertEquals(2, store.intAt(1, 1, V));
      assertEquals(1, store.router.statistics(TABLE).rows());
    }
  }

  @Test
  void refusedWritesOfManyKeysLeaveNoKeys() {
    try (ShardFixture store = new ShardFixture(Partitioner.MURMUR3, 1, BUDGET_BYTES)) {
      for (int p = 1; p <= 100; p++) {
        PartitionUpdate tooLarge = large(p, LARGE_BYTES + 1);
        assertThrows(MemoryBudgetExceededException.class, () -> store.router.apply(tooLarge));
      }
      assertEquals(0, store.router.statistics(TABLE).partitions());
    }
  }

  @Test
  void refusedBatchLeavesNothing() {
    try (ShardFixture store = new ShardFixture(Partitioner.MURMUR3, 1, BUDGET_BYTES)) {
      List<PartitionUpdate> batch = List.of(small(1, 1), small(2, 2), large(3, 2 * LARGE_BYTES));
      assertThrows(MemoryBudgetExceededException.class, () -> store.router.applyAll(batch));
      assertNull(store.partition(1));
      assertNull(store.partition(2));
      assertNull(store.partition(3));
      assertEquals(0, store.router.statistics(TABLE).rows());
      store.router.apply(small(2, 5));
      assertEquals(5, store.intAt(2, 1, V));
      assertNull(store.partition(1));
    }
  }

  @Test
  void memoryThatReadersHeldIsUsedOnceTheyLeft() {
    try (ShardFixture store = new ShardFixture(Partitioner.MURMUR3, 1, BUDGET_BYTES)) {
      store.router.apply(large(1, LARGE_BYTES));
      int ticket = store.epochs.enter();
      store.router.truncate(TABLE);
      assertThrows(
          MemoryBudgetExceededException.class, () -> store.router.apply(large(2, LARGE_BYTES)));
      store.epochs.exit(ticket);
      store.router.apply(large(2, LARGE_BYTES));
      assertEquals(LARGE_BYTES, store.row(2, 1).valueLength(W));
    }
  }

  private static PartitionUpdate small(int p, int v) {
    PartitionUpdateBuilder update = update(p);
    update.row(clustering(1)).cell(V, bytes(v), at(v));
    return update.build();
  }

  private static PartitionUpdate large(int p, int lengthBytes) {
    PartitionUpdateBuilder update = update(p);
    update.row(clustering(1)).cell(W, new byte[lengthBytes], at(1)).cell(V, bytes(9), at(1000));
    return update.build();
  }
}
