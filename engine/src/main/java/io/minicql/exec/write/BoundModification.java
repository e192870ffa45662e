package io.minicql.exec.write;

import io.minicql.plan.restriction.Restrictions;
import io.minicql.plan.restriction.RowName;
import io.minicql.plan.term.Bindings;
import io.minicql.plan.write.Modification;
import io.minicql.plan.write.Operation;
import io.minicql.ring.PartitionKey;
import io.minicql.ring.Partitioner;
import io.minicql.store.ClusteringSlices;
import io.minicql.store.PartitionUpdateBuilder;
import io.minicql.store.RowBuilder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A modification whose keys are known.
 *
 * @param statement the modification
 * @param bindings the values of its markers
 * @param keys the partitions written to
 * @param rows the rows written to in each partition; none where only static columns, slices or
 *     whole partitions are
 * @param slices the slices deleted in each partition; null where single rows are written
 */
record BoundModification(
    Modification statement,
    Bindings bindings,
    List<PartitionKey> keys,
    List<RowName> rows,
    @Nullable ClusteringSlices slices) {

  static BoundModification bind(
      Modification statement, Bindings bindings, Partitioner partitioner) {
    Restrictions where = statement.where();
    List<PartitionKey> keys =
        where.partitionKey().namesOnePartition()
            ? List.of(where.partitionKey().evaluateOne(partitioner, bindings))
            : where.partitionKey().evaluate(partitioner, bindings);
    boolean namesRows = where.clustering().namesRows();
    if (statement.table().hasClustering() && where.clustering().isEmpty()) {
      return new BoundModification(statement, bindings, keys, List.of(), null);
    }
    return namesRows
        ? new BoundModification(
            statement, bindings, keys, where.clustering().evaluateRows(bindings), null)
        : new BoundModification(
            statement, bindings, keys, List.of(), where.clustering().evaluate(bindings));
  }

  /** Adds what is written to one partition. */
  void writeTo(PartitionUpdateBuilder update, PartitionKey key, Stamping stamping) {
    if (statement.deletesRows()) {
      delete(update, stamping.stamps());
      return;
    }
    if (slices != null) {
      return;
    }
    for (RowName row : rows) {
      writeRow(update, key, row, stamping);
    }
    boolean nothingNamed = rows.isEmpty() && !statement.where().clustering().isEmpty();
    if (statement.updatesStatics() && !nothingNamed) {
      RowPlace place = new RowPlace(statement.table(), key, null);
      apply(
          statement.onStatics(),
          stamping.row(bindings, place, update.staticRow(), statement.readsRows()));
    }
  }

  private void writeRow(
      PartitionUpdateBuilder update, PartitionKey key, RowName name, Stamping stamping) {
    boolean marks = statement.kind() == Modification.Kind.INSERT;
    if (!marks && statement.onRow().isEmpty()) {
      return;
    }
    RowBuilder row = rowOf(update, name);
    if (marks) {
      row.marker(stamping.stamps().rows());
    }
    RowPlace place = new RowPlace(statement.table(), key, name.encodedClustering());
    apply(statement.onRow(), stamping.row(bindings, place, row, statement.readsRows()));
  }

  private static RowBuilder rowOf(PartitionUpdateBuilder update, RowName name) {
    return name.originals() == null
        ? update.row(name.encodedClustering())
        : update.row(name.encodedClustering(), name.originals());
  }

  private static void apply(List<Operation> operations, StampedRow row) {
    for (Operation operation : operations) {
      operation.apply(row);
    }
  }

  private void delete(PartitionUpdateBuilder update, Stamps stamps) {
    if (slices != null) {
      for (int i = 0; i < slices.size(); i++) {
        update.deleteRange(slices.get(i), stamps.ranges());
      }
    } else if (!statement.table().hasClustering() || statement.where().clustering().isEmpty()) {
      update.deletePartition(stamps.ranges());
    } else {
      for (RowName row : rows) {
        rowOf(update, row).deleteRow(stamps.rows());
      }
    }
  }
}
