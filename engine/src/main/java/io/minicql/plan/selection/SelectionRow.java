package io.minicql.plan.selection;

import io.minicql.plan.restriction.FilteredRow;
import io.minicql.schema.ColumnMetadata;
import io.minicql.store.RowView;
import org.jspecify.annotations.Nullable;

/** A row, or what stands for a group of rows, as selectors see it. */
public interface SelectionRow extends FilteredRow {
  /** The stored row with the cells of a static or regular column; null where there is none. */
  @Nullable RowView cells(ColumnMetadata column);

  /** The row with the clustering columns; null where a partition has static content only. */
  @Nullable RowView clusteredRow();

  /** A value that was computed for the group before; only for groups. */
  default byte @Nullable [] slot(int index) {
    throw new IllegalStateException("no group: slot " + index);
  }
}
