package io.minicql.exec.read;

import io.minicql.function.AggregateFunction;
import io.minicql.plan.selection.AggregateSelector;
import io.minicql.plan.selection.GroupedSelection;
import io.minicql.plan.selection.SelectionRow;
import io.minicql.plan.selection.Selector;
import io.minicql.plan.term.Bindings;
import io.minicql.schema.ColumnMetadata;
import io.minicql.store.RowView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One group of rows while it grows, and then the row that stands for it. */
final class GroupState implements SelectionRow {
  private final GroupedSelection selection;
  private final Bindings bindings;
  private final List<AggregateFunction.Accumulator> accumulators = new ArrayList<>();
  private final byte[] @Nullable [] slots;
  private boolean hasRow;

  GroupState(GroupedSelection selection, Bindings bindings) {
    this.selection = selection;
    this.bindings = bindings;
    this.slots = new byte[selection.firstValues().size() + selection.aggregates().size()][];
    selection.aggregates().forEach(one -> accumulators.add(one.newAccumulator()));
  }

  /** Takes one more row. */
  void add(SelectionRow row) {
    if (!hasRow) {
      takeFirst(row);
    }
    List<AggregateSelector> aggregates = selection.aggregates();
    for (int i = 0; i < aggregates.size(); i++) {
      aggregates.get(i).add(accumulators.get(i), row, bindings);
    }
  }

  private void takeFirst(SelectionRow row) {
    hasRow = true;
    List<Selector> firstValues = selection.firstValues();
    for (int i = 0; i < firstValues.size(); i++) {
      slots[i] = firstValues.get(i).evaluate(row, bindings);
    }
  }

  /** Adds the group's row to a result. */
  void write(ResultBuffer buffer) {
    if (!hasRow) {
      takeFirst(NoRow.INSTANCE);
    }
    int firstValues = selection.firstValues().size();
    for (int i = 0; i < accumulators.size(); i++) {
      slots[firstValues + i] = accumulators.get(i).result(bindings.functions());
    }
    for (Selector output : selection.outputs()) {
      output.write(this, bindings, buffer);
    }
  }

  @Override
  public byte @Nullable [] slot(int index) {
    return slots[index];
  }

  @Override
  public byte @Nullable [] value(ColumnMetadata column) {
    throw new IllegalStateException("a group has slots, no columns");
  }

  @Override
  public @Nullable RowView cells(ColumnMetadata column) {
    throw new IllegalStateException("a group has slots, no cells");
  }

  @Override
  public @Nullable RowView clusteredRow() {
    throw new IllegalStateException("a group has no clustering");
  }
}
