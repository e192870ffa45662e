package io.minicql.exec.write;

import io.minicql.memory.Epochs;
import io.minicql.plan.write.RowTarget;
import io.minicql.ring.PartitionKey;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.shard.ShardRouter;
import io.minicql.store.ElementCursor;
import io.minicql.store.PartitionView;
import io.minicql.store.ReadContext;
import io.minicql.store.RowView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads what writing depends on; only while the partition's shard is locked. */
class StoredRows {
  private final ShardRouter router;
  private final long nowSeconds;

  StoredRows(ShardRouter router, long nowSeconds) {
    this.router = router;
    this.nowSeconds = nowSeconds;
  }

  /**
   * Reads one partition; what is returned must not refer to the view, which is null where nothing
   * is stored.
   */
  <T> T read(TableMetadata table, PartitionKey key, Function<@Nullable PartitionView, T> reading) {
    Epochs epochs = router.epochs();
    int ticket = epochs.enter();
    try {
      ReadContext context = new ReadContext().begin(nowSeconds);
      return reading.apply(router.reader(table).partition(key, context));
    } finally {
      epochs.exit(ticket);
    }
  }

  /** The row of a clustering, or the static row where there is none. */
  static @Nullable RowView row(
      @Nullable PartitionView partition, byte @Nullable [] encodedClustering) {
    if (partition == null) {
      return null;
    }
    return encodedClustering == null ? partition.staticRow() : partition.row(encodedClustering);
  }

  /** The live elements of a list. */
  List<RowTarget.Element> elements(RowPlace place, ColumnMetadata column) {
    return read(
        place.table(),
        place.key(),
        partition -> {
          RowView row = visibleRow(partition, place, column);
          return row == null || !row.isLive(column) ? List.of() : elements(row, column);
        });
  }

  private @Nullable RowView visibleRow(
      @Nullable PartitionView partition, RowPlace place, ColumnMetadata column) {
    return partition != null && isVisible(partition, place, column)
        ? row(partition, place.encodedClustering())
        : null;
  }

  /** Whether a statement may see a column of a row. */
  boolean isVisible(PartitionView partition, RowPlace place, ColumnMetadata column) {
    return true;
  }

  private static List<RowTarget.Element> elements(RowView row, ColumnMetadata column) {
    List<RowTarget.Element> elements = new ArrayList<>();
    ElementCursor cursor = row.elements(column);
    while (cursor.advance()) {
      elements.add(new RowTarget.Element(cursor.path(), cursor.value()));
    }
    return elements;
  }

  /** The value of a column. */
  byte @Nullable [] value(RowPlace place, ColumnMetadata column) {
    return read(
        place.table(),
        place.key(),
        partition -> {
          RowView row = visibleRow(partition, place, column);
          return row == null ? null : row.value(column);
        });
  }
}
