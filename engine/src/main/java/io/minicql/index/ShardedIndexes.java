package io.minicql.index;

import io.minicql.store.PartitionCursor;
import io.minicql.store.PartitionRange;
import io.minicql.store.ReadContext;
import io.minicql.store.TableReader;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The indexes of one table over all shards. Immutable. */
public final class ShardedIndexes implements IndexReader {
  private final TableReader rows;
  private final List<TableIndexes> shards;

  public ShardedIndexes(TableReader rows, List<TableIndexes> shards) {
    this.rows = rows;
    this.shards = List.copyOf(shards);
  }

  @Override
  public @Nullable PartitionCursor scan(
      IndexLookup lookup, PartitionRange range, ReadContext context) {
    List<ShardIndex> parts = new ArrayList<>(shards.size());
    for (TableIndexes shard : shards) {
      ShardIndex part = shard.find(lookup.index());
      if (part == null) {
        return null;
      }
      parts.add(part);
    }
    return new IndexScan(lookup.value(), parts, rows, range, context);
  }
}
