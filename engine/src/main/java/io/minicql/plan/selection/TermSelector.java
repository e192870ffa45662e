package io.minicql.plan.selection;

import io.minicql.CqlException;
import io.minicql.Values;
import io.minicql.plan.term.Bindings;
import io.minicql.plan.term.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A literal or a bind marker. */
final class TermSelector extends Selector {
  private final Term term;

  TermSelector(Term term) {
    super(term.type(), List.of());
    this.term = term;
  }

  @Override
  public byte @Nullable [] evaluate(SelectionRow row, Bindings bindings) {
    byte[] value = term.evaluate(bindings);
    if (value == Values.UNSET) {
      throw CqlException.invalid("Invalid unset value for bind variable in selection");
    }
    return value;
  }

  @Override
  Selector withChildren(List<Selector> newChildren) {
    return this;
  }
}
