package io.minicql;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A statement that was accepted and planned; immutable and usable from any session of its database.
 * It plans itself again when the schema it was planned on has changed.
 */
public interface PreparedCql {
  String text();

  /** The bind markers in order of appearance, named and typed by what they are compared to. */
  List<ColumnSpec> parameters();

  /** The columns of the answer; null for a statement that answers without rows. */
  @Nullable List<ColumnSpec> resultColumns();

  /** Warnings that planning gave. */
  List<String> warnings();
}
