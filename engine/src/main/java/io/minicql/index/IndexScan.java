package io.minicql.index;

import io.minicql.ring.PartitionKey;
import io.minicql.store.PartitionCursor;
import io.minicql.store.PartitionPosition;
import io.minicql.store.PartitionRange;
import io.minicql.store.PartitionView;
import io.minicql.store.ReadContext;
import io.minicql.store.TableReader;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The partitions that may have a value, in token order over all shards, each narrowed to the rows
 * that may have it. Not thread-safe.
 */
public final class IndexScan implements PartitionCursor {
  private final byte[] value;
  private final List<ShardIndex> shards;
  private final TableReader rows;
  private final ReadContext context;
  private final @Nullable PartitionKey[] next;
  private final PartitionPosition upper;
  private @Nullable PartitionView current;

  /**
   * A scan.
   *
   * @param shards the parts of the index in all shards
   * @param rows the base table over all shards
   */
  IndexScan(
      byte[] value,
      List<ShardIndex> shards,
      TableReader rows,
      PartitionRange range,
      ReadContext context) {
    this.value = value;
    this.shards = shards;
    this.rows = rows;
    this.context = context;
    this.upper = range.upper();
    this.next = new PartitionKey[shards.size()];
    for (int i = 0; i < next.length; i++) {
      next[i] = shards.get(i).entries().firstPartition(value, range.lower());
    }
  }

  @Override
  public boolean advance() {
    int first = first();
    while (first >= 0) {
      PartitionKey key = next[first];
      if (key == null || upper.isBefore(key)) {
        break;
      }
      ShardIndex shard = shards.get(first);
      next[first] = shard.entries().firstPartition(value, PartitionPosition.afterKey(key));
      PartitionView partition = rows.partition(key, context);
      if (partition != null) {
        current = narrow(partition, shard);
        return true;
      }
      first = first();
    }
    current = null;
    return false;
  }

  private PartitionView narrow(PartitionView partition, ShardIndex shard) {
    return shard.definition().isOfPartitions()
        ? partition
        : new IndexedPartition(partition, shard.entries(), value);
  }

  /** The shard whose next partition is the first of all; -1 behind the last one. */
  private int first() {
    int first = -1;
    for (int i = 0; i < next.length; i++) {
      PartitionKey key = next[i];
      PartitionKey least = first < 0 ? null : next[first];
      if (key != null && (least == null || key.compareTo(least) < 0)) {
        first = i;
      }
    }
    return first;
  }

  @Override
  public PartitionView partition() {
    if (current == null) {
      throw new IllegalStateException("the scan stands on no partition");
    }
    return current;
  }
}
