package io.minicql.plan.write;

import io.minicql.plan.restriction.Restrictions;
import io.minicql.schema.TableMetadata;
import java.util.List;

/**
 * One accepted INSERT, UPDATE or DELETE.
 *
 * @param kind which of the three
 * @param table the table written to
 * @param attributes USING
 * @param where the partitions and rows written to
 * @param onRow what is done to each row; nothing in a DELETE of whole rows
 * @param onStatics what is done to the static row of each partition
 * @param conditions IF
 * @param readsRows whether something of what is written depends on what is there
 */
public record Modification(
    Kind kind,
    TableMetadata table,
    WriteAttributes attributes,
    Restrictions where,
    List<Operation> onRow,
    List<Operation> onStatics,
    Conditions conditions,
    boolean readsRows) {

  /** The kinds of statements. */
  public enum Kind {
    INSERT,
    UPDATE,
    DELETE
  }

  /** Whether rows are written to, and not only static columns. */
  public boolean updatesRows() {
    return !table.hasClustering() || !where.clustering().isEmpty();
  }

  /** Whether static columns are written to. */
  public boolean updatesStatics() {
    return !onStatics.isEmpty();
  }

  /** Whether whole rows or partitions are deleted. */
  public boolean deletesRows() {
    return kind == Kind.DELETE && onRow.isEmpty() && onStatics.isEmpty();
  }
}
