package io.minicql.plan.selection;

import io.minicql.schema.ColumnMetadata;
import io.minicql.store.RowView;
import org.jspecify.annotations.Nullable;

/** Takes the cells of a result, row by row. */
public interface CellSink {
  /** Adds a cell; null for CQL null. */
  void add(byte @Nullable [] value);

  /** Adds the value of a clustering column without making an array of it. */
  void addClustering(RowView row, int position);

  /**
   * Adds the value of a stored column without making an array of it.
   *
   * @param maxBytes what no value of the column is longer than; -1 where there is no such limit
   */
  void addStored(RowView row, ColumnMetadata column, int maxBytes);
}
