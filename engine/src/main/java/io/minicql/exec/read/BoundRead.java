package io.minicql.exec.read;

import io.minicql.index.IndexLookup;
import io.minicql.plan.read.SelectPlan;
import io.minicql.plan.restriction.Restrictions;
import io.minicql.plan.restriction.RowFilter;
import io.minicql.plan.term.Bindings;
import io.minicql.ring.PartitionKey;
import io.minicql.ring.Partitioner;
import io.minicql.schema.TableMetadata;
import io.minicql.store.ClusteringSlices;
import io.minicql.store.Direction;
import io.minicql.store.PartitionRange;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one execution reads, with all values known.
 *
 * @param table the table
 * @param keys the partitions in the order they are read; null where a part of the ring is walked
 * @param range the part of the ring; null where nothing can be in it or keys are given
 * @param lookup what leads to the rows in that part of the ring; null for all of them
 * @param slices the rows of each partition
 * @param direction how partitions are read
 * @param filter what rows are tested for
 * @param distinct whether one row for each partition is wanted
 * @param givesStaticContent whether a partition without rows is answered by its static content
 */
record BoundRead(
    TableMetadata table,
    @Nullable List<PartitionKey> keys,
    @Nullable PartitionRange range,
    @Nullable IndexLookup lookup,
    ClusteringSlices slices,
    Direction direction,
    RowFilter filter,
    boolean distinct,
    boolean givesStaticContent) {

  /**
   * Binds a plan to values.
   *
   * @throws io.minicql.CqlException where a value cannot stand where it is
   */
  static BoundRead bind(SelectPlan plan, Partitioner partitioner, Bindings bindings) {
    Restrictions restrictions = plan.restrictions();
    boolean scans = restrictions.isKeyRange();
    return new BoundRead(
        plan.table(),
        scans ? null : restrictions.partitionKey().evaluate(partitioner, bindings),
        scans ? restrictions.partitionKey().evaluateRange(partitioner, bindings) : null,
        scans ? restrictions.evaluateLookup(bindings) : null,
        restrictions.evaluateSlices(bindings),
        plan.parts().order().direction(),
        restrictions.evaluateFilter(bindings),
        plan.parts().distinct(),
        restrictions.asksForFullPartitions());
  }

  /** The same over one of its partitions. */
  BoundRead of(PartitionKey key) {
    return new BoundRead(
        table, List.of(key), null, null, slices, direction, filter, distinct, givesStaticContent);
  }

  /** Whether nothing can be found. */
  boolean isEmpty() {
    boolean nowhere = keys == null ? range == null : keys.isEmpty();
    return nowhere || (slices.isEmpty() && !givesStaticContent);
  }
}
