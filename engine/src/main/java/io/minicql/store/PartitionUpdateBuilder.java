package io.minicql.store;

import io.minicql.ring.PartitionKey;
import io.minicql.schema.TableMetadata;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Collects what is written to one partition, by one statement or by all statements of a batch. All
 * of it may have different timestamps; the order of the calls does not matter (rule 27).
 */
public final class PartitionUpdateBuilder {
  final TableMetadata table;
  final PartitionKey key;
  Deletion partitionDeletion = Deletion.NONE;
  final List<RangeDeletion> rangeDeletions = new ArrayList<>(0);
  @Nullable RowBuilder staticRow;
  final List<RowCells> rows = new ArrayList<>(1);

  PartitionUpdateBuilder(TableMetadata table, PartitionKey key) {
    this.table = table;
    this.key = key;
  }

  /** Deletes the whole partition, the static row too. */
  public PartitionUpdateBuilder deletePartition(WriteStamp stamp) {
    partitionDeletion = partitionDeletion.merge(stamp.deletion());
    return this;
  }

  /** Deletes the rows of a slice; an empty slice deletes nothing. */
  public PartitionUpdateBuilder deleteRange(ClusteringSlice slice, WriteStamp stamp) {
    if (!slice.isEmpty()) {
      rangeDeletions.add(new RangeDeletion(slice, stamp.deletion()));
    }
    return this;
  }

  /** What is written to the static row: the same builder for each call. */
  public RowBuilder staticRow() {
    if (staticRow == null) {
      staticRow = new RowBuilder();
    }
    return staticRow;
  }

  /**
   * What is written to a row: a new builder for each call. Several for one clustering are
   * reconciled when they are applied.
   *
   * @param encodedClustering the full clustering as {@code ClusteringEncoder} encodes it; no bytes
   *     in a table without clustering columns is not the static row
   */
  public RowBuilder row(byte[] encodedClustering) {
    RowBuilder row = new RowBuilder();
    row.cells.clustering(encodedClustering, 0, encodedClustering.length);
    rows.add(row.cells);
    return row;
  }

  /**
   * The same with what the encoding does not keep of the values.
   *
   * @param originals as {@code ClusteringEncoder} gives them, null where the key is enough; those
   *     first written to a row stay (rule 47)
   */
  public RowBuilder row(byte[] encodedClustering, byte @Nullable [] originals) {
    RowBuilder row = row(encodedClustering);
    row.cells.originals = originals;
    return row;
  }

  /** Whether nothing was written yet. */
  public boolean isEmpty() {
    return partitionDeletion.isNone()
        && rangeDeletions.isEmpty()
        && staticRow == null
        && rows.isEmpty();
  }

  /** The update; the builder must not be used afterwards. */
  public PartitionUpdate build() {
    return new PartitionUpdate(this);
  }
}
