package io.minicql.plan.term;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code (a, b) IN ((1, 2), ?)}. */
record TupleListLiteral(List<TupleTerm> tuples) implements TupleTermList {
  @Override
  public List<@Nullable List<byte @Nullable []>> evaluate(Bindings bindings) {
    List<@Nullable List<byte @Nullable []>> values = new ArrayList<>(tuples.size());
    for (TupleTerm tuple : tuples) {
      values.add(tuple.evaluate(bindings));
    }
    return values;
  }

  @Override
  public boolean containsMarkers() {
    return tuples.stream().anyMatch(TupleTerm::containsMarkers);
  }
}
