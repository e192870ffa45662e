package io.minicql.schema;

import java.util.UUID;

/**
 * A materialized view, as data.
 *
 * @param table the view's own columns, key and properties
 * @param baseTableId the id of the table it is kept in step with
 * @param baseTableName the name of that table
 * @param includeAllColumns whether it was made by {@code SELECT *}
 * @param whereClause the conditions of its rows, as CQL
 */
public record ViewMetadata(
    TableMetadata table,
    UUID baseTableId,
    String baseTableName,
    boolean includeAllColumns,
    String whereClause) {

  /** The view's name. */
  public String name() {
    return table.name();
  }
}
