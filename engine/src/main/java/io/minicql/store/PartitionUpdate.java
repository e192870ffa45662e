package io.minicql.store;

import io.minicql.ring.PartitionKey;
import io.minicql.schema.TableMetadata;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that one statement, or one batch, writes to one partition of one table. It is applied as a
 * whole: a reader sees all of it or nothing. Made by {@link #builder}; not to be changed once it is
 * applied.
 */
public final class PartitionUpdate {
  private final TableMetadata table;
  private final PartitionKey key;
  final Deletion partitionDeletion;
  final List<RangeDeletion> rangeDeletions;
  final @Nullable RowCells staticRow;
  final List<RowCells> rows;

  PartitionUpdate(PartitionUpdateBuilder builder) {
    this.table = builder.table;
    this.key = builder.key;
    this.partitionDeletion = builder.partitionDeletion;
    this.rangeDeletions = builder.rangeDeletions;
    this.staticRow = builder.staticRow == null ? null : builder.staticRow.cells;
    this.rows = builder.rows;
  }

  /** Begins an update of one partition. */
  public static PartitionUpdateBuilder builder(TableMetadata table, PartitionKey key) {
    return new PartitionUpdateBuilder(table, key);
  }

  /** The table that is written to. */
  public TableMetadata table() {
    return table;
  }

  /** The partition that is written to. */
  public PartitionKey key() {
    return key;
  }

  /** Number of rows written to, the static row not counted. */
  public int rowCount() {
    return rows.size();
  }

  /** The size in bytes as Cassandra counts it for the limits of batches; computed by each call. */
  public long dataSizeBytes() {
    return UpdateSize.of(this);
  }

  /** Whether nothing is written. */
  public boolean isEmpty() {
    return partitionDeletion.isNone()
        && rangeDeletions.isEmpty()
        && staticRow == null
        && rows.isEmpty();
  }

  /** Takes what an update writes. */
  public interface Visitor {
    /** A row, or the static row where there is no clustering. */
    void row(byte @Nullable [] encodedClustering, byte @Nullable [] originals);

    /** A value of a column of that row; with a path where it is an element. */
    void cell(int columnId, byte @Nullable [] path, byte[] value);
  }

  /** Shows all rows with the values that are written to them; what is deleted is not shown. */
  public void accept(Visitor visitor) {
    if (staticRow != null) {
      visitor.row(null, null);
      WrittenCells.show(staticRow, visitor);
    }
    for (RowCells row : rows) {
      visitor.row(WrittenCells.clustering(row), row.originals);
      WrittenCells.show(row, visitor);
    }
  }

  /** Whether the whole partition is deleted. */
  public boolean deletesPartition() {
    return !partitionDeletion.isNone();
  }

  /** The slices of rows that are deleted. */
  public List<ClusteringSlice> deletedSlices() {
    return rangeDeletions.stream().map(RangeDeletion::slice).toList();
  }
}
