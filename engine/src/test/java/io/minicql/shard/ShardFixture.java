package io.minicql.shard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.memory.Epochs;
import io.minicql.memory.MemoryBudget;
import io.minicql.memory.SlabPool;
import io.minicql.ring.Partitioner;
import io.minicql.ring.TokenRing;
import io.minicql.schema.ColumnMetadata;
import io.minicql.store.ClusteringSlices;
import io.minicql.store.Direction;
import io.minicql.store.PartitionView;
import io.minicql.store.ReadContext;
import io.minicql.store.RowCursor;
import io.minicql.store.RowView;
import io.minicql.store.SampleTable;
import java.util.ArrayList;
import java.util.List;

/** A sharded store with the sample table; on close it checks that all memory came back. */
final class ShardFixture implements AutoCloseable {
  static final long NOW = 1000;

  final MemoryBudget budget;
  final SlabPool pool;
  final Epochs epochs = new Epochs();
  final ShardRouter router;
  final ReadContext context = new ReadContext();

  ShardFixture(Partitioner partitioner, int shards, long maxBytes) {
    budget = new MemoryBudget(maxBytes);
    pool = new SlabPool(budget);
    router = new ShardRouter(TokenRing.even(partitioner, shards, 4), pool, epochs);
    router.createTable(SampleTable.TABLE);
  }

  static ShardFixture ofShards(int shards) {
    return new ShardFixture(Partitioner.MURMUR3, shards, 256L << 20);
  }

  PartitionView partition(int p) {
    return router.reader(SampleTable.TABLE).partition(SampleTable.key(p), context.begin(NOW));
  }

  RowView row(int p, int c) {
    PartitionView partition = partition(p);
    return partition == null ? null : partition.row(SampleTable.clustering(c));
  }

  /** The int of a column of a row; null if it has none. */
  Integer intAt(int p, int c, ColumnMetadata column) {
    RowView row = row(p, c);
    byte[] value = row == null ? null : row.value(column);
    return value == null ? null : SampleTable.intOf(value);
  }

  /** The clusterings of a partition's live rows. */
  List<Integer> rows(int p) {
    List<Integer> rows = new ArrayList<>();
    PartitionView partition = partition(p);
    if (partition != null) {
      RowCursor cursor = partition.rows(ClusteringSlices.ALL, Direction.FORWARD);
      while (cursor.advance()) {
        rows.add(SampleTable.intOf(cursor.row().clusteringValue(0)));
      }
    }
    return rows;
  }

  @Override
  public void close() {
    router.close();
    assertTrue(epochs.isIdle(), "no reader is left");
    assertEquals(0, epochs.retiredCount(), "nothing waits for its release");
    assertEquals(0, pool.slabsInUse(), "all slabs came back");
    assertEquals(0, budget.reservedBytes(), "the budget is whole again");
  }
}
