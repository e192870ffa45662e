package io.minicql.plan.selection;

import io.minicql.function.AggregateFunction;
import io.minicql.plan.term.Bindings;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A call of an aggregate function. */
public final class AggregateSelector extends Selector {
  private final AggregateFunction function;

  AggregateSelector(AggregateFunction function, List<Selector> arguments) {
    super(function.returnType(), arguments);
    this.function = function;
  }

  /** The empty state of a group. */
  public AggregateFunction.Accumulator newAccumulator() {
    return function.newAccumulator();
  }

  /** Takes one more row of the group. */
  public void add(AggregateFunction.Accumulator accumulator, SelectionRow row, Bindings bindings) {
    accumulator.add(bindings.functions(), evaluateChildren(row, bindings));
  }

  @Override
  public byte @Nullable [] evaluate(SelectionRow row, Bindings bindings) {
    throw new IllegalStateException("an aggregate has no value for one row");
  }

  @Override
  public boolean isAggregate() {
    return true;
  }

  @Override
  Selector withChildren(List<Selector> newChildren) {
    return new AggregateSelector(function, newChildren);
  }

  @Override
  Selector overGroups(GroupSlots slots) {
    return slots.aggregate(this);
  }
}
