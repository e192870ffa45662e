package io.minicql.plan.selection;

import io.minicql.plan.term.Bindings;
import io.minicql.schema.ColumnMetadata;
import io.minicql.store.RowView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A column as it is stored. */
public final class ColumnSelector extends Selector {
  private final ColumnMetadata column;
  private final int maxBytes;

  ColumnSelector(ColumnMetadata column) {
    super(column.type(), List.of());
    this.column = column;
    this.maxBytes = column.type().isMultiCell() ? -1 : column.type().fixedLengthBytes();
  }

  public ColumnMetadata column() {
    return column;
  }

  @Override
  public byte @Nullable [] evaluate(SelectionRow row, Bindings bindings) {
    return row.value(column);
  }

  @Override
  public void write(SelectionRow row, Bindings bindings, CellSink sink) {
    if (column.isPartitionKey()) {
      sink.add(row.value(column));
      return;
    }
    RowView stored = column.isClustering() ? row.clusteredRow() : row.cells(column);
    if (stored == null) {
      sink.add(null);
    } else if (column.isClustering()) {
      sink.addClustering(stored, column.position());
    } else {
      sink.addStored(stored, column, maxBytes);
    }
  }

  @Override
  Selector withChildren(List<Selector> newChildren) {
    return this;
  }
}
