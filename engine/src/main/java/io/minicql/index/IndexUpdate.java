package io.minicql.index;

import io.minicql.schema.TableMetadata;
import io.minicql.store.ClusteringSlice;
import io.minicql.store.ClusteringSlices;
import io.minicql.store.PartitionUpdate;
import io.minicql.store.PartitionView;
import io.minicql.store.ReadContext;
import io.minicql.store.TableReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * What one update does to the indexes of its table. An entry may become needless if a row had it
 * before the update, or if the update asked for it; it is, if no row has it afterwards.
 */
final class IndexUpdate {
  private final TableMetadata table;
  private final PartitionUpdate update;
  private final List<IndexChange> changes = new ArrayList<>();
  private final ClusteringSlices touched;

  private record IndexChange(ShardIndex index, Set<IndexEntry> candidates) {}

  IndexUpdate(TableMetadata table, PartitionUpdate update, Collection<ShardIndex> indexes) {
    this.table = table;
    this.update = update;
    this.touched = touched(update);
    indexes.forEach(index -> changes.add(new IndexChange(index, new HashSet<>())));
  }

  private static ClusteringSlices touched(PartitionUpdate update) {
    if (update.deletesPartition()) {
      return ClusteringSlices.ALL;
    }
    List<ClusteringSlice> slices = new ArrayList<>(update.deletedSlices());
    update.accept(
        new PartitionUpdate.Visitor() {
          @Override
          public void row(byte @Nullable [] encodedClustering, byte @Nullable [] originals) {
            if (encodedClustering != null) {
              slices.add(ClusteringSlice.of(encodedClustering));
            }
          }

          @Override
          public void cell(int columnId, byte @Nullable [] path, byte[] value) {
            // The rows are enough.
          }
        });
    return ClusteringSlices.union(slices);
  }

  /** Adds the entries that the update asks for. */
  void prepare(TableReader rows, ReadContext context) {
    collectStored(rows, context, (change, entry) -> change.candidates().add(entry));
    for (IndexChange change : changes) {
      IndexTerms terms = change.index().terms();
      update.accept(
          new WrittenEntries(
              table,
              terms,
              update.key(),
              entry -> {
                change.index().entries().add(entry);
                change.candidates().add(entry);
              }));
    }
  }

  /** Takes out what no stored row asks for. */
  void removeNeedless(TableReader rows, ReadContext context) {
    collectStored(rows, context, (change, entry) -> change.candidates().remove(entry));
    for (IndexChange change : changes) {
      change.candidates().forEach(change.index().entries()::remove);
    }
  }

  private void collectStored(
      TableReader rows, ReadContext context, BiConsumer<IndexChange, IndexEntry> target) {
    PartitionView partition = rows.partition(update.key(), context);
    if (partition == null) {
      return;
    }
    for (IndexChange change : changes) {
      new StoredEntries(table, change.index().terms())
          .collect(partition, touched, entry -> target.accept(change, entry));
    }
  }
}
