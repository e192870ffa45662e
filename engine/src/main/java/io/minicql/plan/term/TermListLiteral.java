package io.minicql.plan.term;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code IN (a, b)}. */
record TermListLiteral(List<Term> terms) implements TermList {
  @Override
  public List<byte @Nullable []> evaluate(Bindings bindings) {
    List<byte @Nullable []> values = new ArrayList<>(terms.size());
    for (Term term : terms) {
      values.add(term.evaluate(bindings));
    }
    return values;
  }

  @Override
  public boolean isUnset(Bindings bindings) {
    return false;
  }

  @Override
  public boolean containsMarkers() {
    return terms.stream().anyMatch(Term::containsMarkers);
  }
}
