package io.minicql.plan.restriction;

import io.minicql.plan.term.Bindings;
import org.jspecify.annotations.Nullable;

/** The bounds of a slice with their values; null where a side is open. */
record SliceBounds(@Nullable Bound start, @Nullable Bound end) {
  static final SliceBounds OPEN = new SliceBounds(null, null);

  /** One end: the values of one column or of a tuple. */
  record Bound(byte[][] values, boolean inclusive) {}

  /** The bounds of a restriction; null where one of the values is null, so that nothing matches. */
  static @Nullable SliceBounds evaluate(SliceRestriction slice, Bindings bindings) {
    Bound start = evaluate(slice.start(), bindings);
    Bound end = evaluate(slice.end(), bindings);
    boolean lacksValue =
        (start == null && slice.start() != null) || (end == null && slice.end() != null);
    return lacksValue ? null : new SliceBounds(start, end);
  }

  private static @Nullable Bound evaluate(
      SliceRestriction.@Nullable Bound bound, Bindings bindings) {
    if (bound == null) {
      return null;
    }
    byte[][] values = bound.value().sliceBound(bindings);
    return values == null ? null : new Bound(values, bound.inclusive());
  }
}
