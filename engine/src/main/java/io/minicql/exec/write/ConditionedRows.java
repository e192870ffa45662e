package io.minicql.exec.write;

import io.minicql.schema.ColumnMetadata;
import io.minicql.shard.ShardRouter;
import io.minicql.store.PartitionView;
import io.minicql.store.RowView;

/**
 * What the statements of a lightweight transaction see of stored rows: only what was read to decide
 * it. Operations on lists of other rows find nothing, as in Cassandra.
 */
final class ConditionedRows extends StoredRows {
  private final ConditionSet conditions;

  ConditionedRows(ShardRouter router, long nowSeconds, ConditionSet conditions) {
    super(router, nowSeconds);
    this.conditions = conditions;
  }

  @Override
  boolean isVisible(PartitionView partition, RowPlace place, ColumnMetadata column) {
    byte[] clustering = place.encodedClustering();
    if (!conditions.reads(column)) {
      return false;
    }
    if (clustering == null || conditions.isOn(clustering)) {
      return true;
    }
    RowView first = conditions.isOnlyOnStatics() ? conditions.firstRow(partition) : null;
    return first != null && first.compareClustering(clustering) == 0;
  }
}
