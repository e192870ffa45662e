package io.minicql.index;

import io.minicql.ring.PartitionKey;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.store.PartitionUpdate;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The entries that an update asks for in one index, whatever of it will stay. */
final class WrittenEntries implements PartitionUpdate.Visitor {
  private final TableMetadata table;
  private final IndexDefinition index;
  private final IndexTerms terms;
  private final PartitionKey key;
  private final Consumer<IndexEntry> target;
  private byte[] clustering = IndexEntry.NO_CLUSTERING;

  WrittenEntries(
      TableMetadata table, IndexTerms terms, PartitionKey key, Consumer<IndexEntry> target) {
    this.table = table;
    this.index = terms.definition();
    this.terms = terms;
    this.key = key;
    this.target = target;
  }

  @Override
  public void row(byte @Nullable [] encodedClustering, byte @Nullable [] originals) {
    ColumnMetadata column = index.column();
    clustering = encodedClustering == null ? IndexEntry.NO_CLUSTERING : encodedClustering;
    if (column.isPartitionKey()) {
      byte[] value = new StoredEntries(table, terms).keyValue(key);
      target.accept(new IndexEntry(value, key, IndexEntry.NO_CLUSTERING));
    } else if (column.isClustering() && encodedClustering != null) {
      byte[][] values = table.clusteringEncoder().decode(encodedClustering, originals);
      byte[] value = terms.ofValue(values[column.position()]);
      target.accept(new IndexEntry(value, key, clustering));
    }
  }

  @Override
  public void cell(int columnId, byte @Nullable [] path, byte[] value) {
    if (columnId == index.column().id()) {
      target.accept(new IndexEntry(IndexedValues.ofCell(terms, path, value), key, clustering));
    }
  }
}
