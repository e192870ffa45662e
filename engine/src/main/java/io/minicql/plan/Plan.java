package io.minicql.plan;

import io.minicql.ColumnSpec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An accepted statement, bound to one schema snapshot; immutable and shared between threads. */
public interface Plan {
  /** The bind markers in order of appearance. */
  List<ColumnSpec> markers();

  /**
   * Which markers give the partition key, in the order of its columns; empty where not each column
   * is given by a marker of its own.
   */
  default List<Integer> partitionKeyMarkers() {
    return List.of();
  }

  /** The columns of the answer; null for a statement that answers without rows. */
  @Nullable List<ColumnSpec> resultColumns();

  /** Warnings that planning gave. */
  List<String> warnings();

  /** Whether it may also be run without any values for its bind markers. */
  default boolean runsWithoutValues() {
    return false;
  }

  <R> R accept(PlanVisitor<R> visitor);
}
