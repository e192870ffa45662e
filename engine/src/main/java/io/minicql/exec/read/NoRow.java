package io.minicql.exec.read;

import io.minicql.plan.selection.SelectionRow;
import io.minicql.schema.ColumnMetadata;
import io.minicql.store.RowView;
import org.jspecify.annotations.Nullable;

/** What stands for the first row of a group without rows: every column is null (rule 43). */
enum NoRow implements SelectionRow {
  INSTANCE;

  @Override
  public byte @Nullable [] value(ColumnMetadata column) {
    return null;
  }

  @Override
  public @Nullable RowView cells(ColumnMetadata column) {
    return null;
  }

  @Override
  public @Nullable RowView clusteredRow() {
    return null;
  }
}
