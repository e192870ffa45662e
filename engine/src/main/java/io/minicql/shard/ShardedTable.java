package io.minicql.shard;

import io.minicql.index.IndexReader;
import io.minicql.index.ShardedIndexes;
import io.minicql.ring.PartitionKey;
import io.minicql.ring.TokenRing;
import io.minicql.store.PartitionCursor;
import io.minicql.store.PartitionRange;
import io.minicql.store.PartitionView;
import io.minicql.store.ReadContext;
import io.minicql.store.StoreStatistics;
import io.minicql.store.TableReader;
import io.minicql.store.TableStore;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One table over all shards: sends a key to its shard and walks the ring in token order. Immutable.
 */
final class ShardedTable implements TableReader {
  private final TokenRing ring;
  private final TablePart[] parts;
  private final TableStore[] stores;
  private final IndexReader indexes;

  ShardedTable(TokenRing ring, List<TablePart> partsByShard) {
    this.ring = ring;
    this.parts = partsByShard.toArray(TablePart[]::new);
    this.stores = partsByShard.stream().map(TablePart::store).toArray(TableStore[]::new);
    this.indexes = new ShardedIndexes(this, partsByShard.stream().map(TablePart::indexes).toList());
  }

  TablePart part(int shard) {
    return parts[shard];
  }

  IndexReader indexes() {
    return indexes;
  }

  @Override
  public @Nullable PartitionView partition(PartitionKey key, ReadContext context) {
    return stores[ring.shardOf(key)].partition(key, context);
  }

  @Override
  public PartitionCursor scan(PartitionRange range, ReadContext context) {
    return new RingScan(ring.ranges(), stores, range, context);
  }

  StoreStatistics statistics() {
    StoreStatistics sum = StoreStatistics.NONE;
    for (TableStore store : stores) {
      sum = sum.plus(store.statistics());
    }
    return sum;
  }
}
