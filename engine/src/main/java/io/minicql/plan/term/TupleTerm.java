package io.minicql.plan.term;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The right side of {@code (a, b) op ...}: a value for each of the columns. */
public interface TupleTerm {
  /**
   * A serialized value for each column; elements may be null or {@link io.minicql.Values#UNSET}. A
   * tuple that was bound as null gives null.
   */
  @Nullable List<byte @Nullable []> evaluate(Bindings bindings);

  /** Whether any bind marker is in it. */
  boolean containsMarkers();
}
