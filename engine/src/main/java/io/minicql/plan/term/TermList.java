package io.minicql.plan.term;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The values of {@code column IN ...}: a list of terms, or one marker for the whole list. */
public interface TermList {
  /**
   * The serialized values in the order they were written, duplicates included. Elements may be null
   * or {@link io.minicql.Values#UNSET}; the list itself is null where its marker is null.
   *
   * @throws io.minicql.CqlException where the marker of the whole list is unset or a value is not
   *     valid
   */
  @Nullable List<byte @Nullable []> evaluate(Bindings bindings);

  /** Whether it is one marker for the whole list and that was left unset. */
  boolean isUnset(Bindings bindings);

  /** Whether any bind marker is in it. */
  boolean containsMarkers();
}
