package io.minicql.index;

import io.minicql.ring.PartitionKey;
import io.minicql.ring.PartitionKeys;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.store.ClusteringSlices;
import io.minicql.store.Direction;
import io.minicql.store.PartitionView;
import io.minicql.store.RowCursor;
import io.minicql.store.RowView;
import java.util.function.Consumer;

/** The entries that the stored rows of a partition ask for in one index. */
final class StoredEntries {
  private final TableMetadata table;
  private final IndexDefinition index;
  private final IndexTerms terms;

  StoredEntries(TableMetadata table, IndexTerms terms) {
    this.table = table;
    this.index = terms.definition();
    this.terms = terms;
  }

  /** The value of a column of the partition key. */
  byte[] keyValue(PartitionKey key) {
    byte[][] components = PartitionKeys.split(key.bytes(), table.partitionKey().size());
    return terms.ofValue(components[index.column().position()]);
  }

  void collect(PartitionView partition, ClusteringSlices slices, Consumer<IndexEntry> target) {
    ColumnMetadata column = index.column();
    switch (column.kind()) {
      case PARTITION_KEY -> target.accept(ofPartition(keyValue(partition.key()), partition));
      case STATIC -> collectStatic(partition, target);
      default -> collectRows(partition, slices, target);
    }
  }

  private void collectStatic(PartitionView partition, Consumer<IndexEntry> target) {
    RowView row = partition.staticRow();
    if (row != null) {
      IndexedValues.ofRow(terms, row)
          .forEach(value -> target.accept(ofPartition(value, partition)));
    }
  }

  private static IndexEntry ofPartition(byte[] value, PartitionView partition) {
    return new IndexEntry(value, partition.key(), IndexEntry.NO_CLUSTERING);
  }

  private void collectRows(
      PartitionView partition, ClusteringSlices slices, Consumer<IndexEntry> target) {
    ColumnMetadata column = index.column();
    RowCursor rows = partition.rows(slices, Direction.FORWARD);
    while (rows.advance()) {
      RowView row = rows.row();
      byte[] clustering = row.encodedClustering();
      if (column.isClustering()) {
        byte[] value = terms.ofValue(row.clusteringValue(column.position()));
        target.accept(new IndexEntry(value, partition.key(), clustering));
      } else {
        IndexedValues.ofRow(terms, row)
            .forEach(value -> target.accept(new IndexEntry(value, partition.key(), clustering)));
      }
    }
  }
}
