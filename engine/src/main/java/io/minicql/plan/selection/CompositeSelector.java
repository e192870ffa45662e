package io.minicql.plan.selection;

import io.minicql.plan.term.Bindings;
import io.minicql.type.CqlType;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A collection, tuple, vector or user type that is put together from other selectors. */
final class CompositeSelector extends Selector {
  private final Function<List<byte @Nullable []>, byte @Nullable []> pack;

  CompositeSelector(
      CqlType type,
      List<Selector> parts,
      Function<List<byte @Nullable []>, byte @Nullable []> pack) {
    super(type, parts);
    this.pack = pack;
  }

  @Override
  public byte @Nullable [] evaluate(SelectionRow row, Bindings bindings) {
    return pack.apply(Arrays.asList(evaluateChildren(row, bindings)));
  }

  @Override
  Selector withChildren(List<Selector> newChildren) {
    return new CompositeSelector(type(), newChildren, pack);
  }
}
