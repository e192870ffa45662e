package io.minicql.plan.restriction;

import io.minicql.schema.ColumnMetadata;
import org.jspecify.annotations.Nullable;

/** The columns of a row that a filter may look at. */
public interface FilteredRow {
  /** The serialized value, a whole collection included; null where there is none. */
  byte @Nullable [] value(ColumnMetadata column);
}
