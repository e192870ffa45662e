package io.minicql.plan.selection;

import io.minicql.plan.term.Bindings;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is computed for each group of rows: first the values that its first row gives (rule 42),
 * then the results of its aggregates. Each has a slot by its place.
 */
final class GroupSlots {
  private final List<Selector> firstValues = new ArrayList<>();
  private final List<AggregateSelector> aggregates = new ArrayList<>();

  Selector firstValue(Selector selector) {
    firstValues.add(selector);
    return new Slot(selector, firstValues.size() - 1, false);
  }

  Selector aggregate(AggregateSelector selector) {
    aggregates.add(selector);
    return new Slot(selector, aggregates.size() - 1, true);
  }

  List<Selector> firstValues() {
    return List.copyOf(firstValues);
  }

  List<AggregateSelector> aggregates() {
    return List.copyOf(aggregates);
  }

  /** The place of a slot among all: first values come before aggregates. */
  private int place(int index, boolean ofAggregate) {
    return ofAggregate ? firstValues.size() + index : index;
  }

  private final class Slot extends Selector {
    private final int index;
    private final boolean ofAggregate;

    Slot(Selector computed, int index, boolean ofAggregate) {
      super(computed.type(), List.of());
      this.index = index;
      this.ofAggregate = ofAggregate;
    }

    @Override
    public byte @Nullable [] evaluate(SelectionRow row, Bindings bindings) {
      return row.slot(place(index, ofAggregate));
    }

    @Override
    Selector withChildren(List<Selector> newChildren) {
      return this;
    }
  }
}
