package io.minicql.plan.selection;

import io.minicql.plan.term.Bindings;
import io.minicql.schema.ColumnMetadata;
import io.minicql.store.RowView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A column as it is stored. */
public final class ColumnSelector extends Selector {
  private final ColumnMetadata column;
  private final boolean inCells;

  ColumnSelector(ColumnMetadata column) {
    super(column.type(), List.of());
    this.column = column;
    this.inCells = !column.isPrimaryKey();
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
    RowView cells = inCells ? row.cells(column) : null;
    if (cells == null) {
      sink.add(row.value(column));
    } else {
      sink.addStored(cells, column);
    }
  }

  @Override
  Selector withChildren(List<Selector> newChildren) {
    return this;
  }
}
