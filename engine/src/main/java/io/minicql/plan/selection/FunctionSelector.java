package io.minicql.plan.selection;

import io.minicql.function.ScalarFunction;
import io.minicql.plan.term.Bindings;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A call of a scalar function; operators and casts are such calls as well. */
final class FunctionSelector extends Selector {
  private final ScalarFunction function;

  FunctionSelector(ScalarFunction function, List<Selector> arguments) {
    super(function.returnType(), arguments);
    this.function = function;
  }

  @Override
  public byte @Nullable [] evaluate(SelectionRow row, Bindings bindings) {
    return function.invoke(bindings.functions(), evaluateChildren(row, bindings));
  }

  @Override
  Selector withChildren(List<Selector> newChildren) {
    return new FunctionSelector(function, newChildren);
  }
}
