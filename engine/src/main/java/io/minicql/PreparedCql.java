package io.minicql;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A statement that was accepted and planned; immutable and usable from any session of its database.
 * It plans itself again when the schema it was planned on has changed.
 */
public interface PreparedCql {
  String text();

  StatementKind kind();

  /** The bind markers in order of appearance, named and typed by what they are compared to. */
  List<ColumnSpec> parameters();

  /**
   * Which parameters give the partition key, in the order of its columns; empty where not each of
   * its columns is a parameter of its own.
   */
  List<Integer> partitionKeyParameters();

  /** The columns of the answer; null for a statement that answers without rows. */
  @Nullable List<ColumnSpec> resultColumns();

  /** Warnings that planning gave. */
  List<String> warnings();
}
