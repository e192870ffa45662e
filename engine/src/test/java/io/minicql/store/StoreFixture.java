package io.minicql.store;

import io.minicql.memory.Epochs;
import io.minicql.memory.MemoryBudget;
import io.minicql.memory.SlabPool;
import io.minicql.ring.PartitionKey;
import io.minicql.schema.TableMetadata;

/** The store of one table without shards; partition 1 is read and written. */
final class StoreFixture {
  static final long NOW = 1000;

  final TableStore store;
  final ReadContext context = new ReadContext();
  private final PartitionKey key = SampleTable.key(1);
  private TableMetadata table;

  StoreFixture(TableMetadata table) {
    this(table, 64L << 20);
  }

  StoreFixture(TableMetadata table, long maxBytes) {
    this.table = table;
    this.store = new TableStore(table, new SlabPool(new MemoryBudget(maxBytes)), new Epochs());
  }

  PartitionUpdateBuilder update() {
    return PartitionUpdate.builder(table, key);
  }

  void alter(TableMetadata altered) {
    table = altered;
    store.alter(altered);
  }

  void apply(PartitionUpdateBuilder update) {
    store.prepare(update.build());
    store.publish();
  }

  PartitionView partitionAt(long nowSeconds) {
    return store.partition(key, context.begin(nowSeconds));
  }

  /** A row of the partition now, null if it is not live. */
  RowView row(byte[] clustering) {
    return rowAt(clustering, NOW);
  }

  RowView rowAt(byte[] clustering, long nowSeconds) {
    PartitionView partition = partitionAt(nowSeconds);
    return partition == null ? null : partition.row(clustering);
  }
}
