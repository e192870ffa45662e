package io.minicql.plan.term;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The right side of {@code (a, b) IN ...}: tuples with a value for each of the columns. */
public interface TupleTermList {
  /**
   * The tuples in the order they were written, duplicates included; each as {@link
   * TupleTerm#evaluate} gives it. Null where the marker of the whole list is null.
   */
  @Nullable List<@Nullable List<byte @Nullable []>> evaluate(Bindings bindings);

  /** Whether any bind marker is in it. */
  boolean containsMarkers();
}
