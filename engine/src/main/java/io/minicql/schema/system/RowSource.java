package io.minicql.schema.system;

import io.minicql.schema.KeyspaceMetadata;
import java.util.List;

/**
 * Where the rows of a table about a keyspace come from. An enum and not function references, each
 * of which would cost the start of a JVM some tenths of a millisecond.
 */
enum RowSource {
  KEYSPACES,
  TABLES,
  COLUMNS,
  DROPPED_COLUMNS,
  VIEWS,
  TYPES,
  FUNCTIONS,
  AGGREGATES,
  INDEXES,
  VIRTUAL_KEYSPACES,
  VIRTUAL_TABLES,
  VIRTUAL_COLUMNS;

  /** The rows in any order. */
  List<VirtualRow> rows(KeyspaceMetadata keyspace) {
    return switch (this) {
      case KEYSPACES -> SchemaRows.keyspaces(keyspace);
      case TABLES -> SchemaRows.tables(keyspace);
      case COLUMNS -> ColumnRows.columns(keyspace);
      case DROPPED_COLUMNS -> ColumnRows.droppedColumns(keyspace);
      case VIEWS -> SchemaRows.views(keyspace);
      case TYPES -> SchemaRows.types(keyspace);
      case FUNCTIONS -> SchemaRows.functions(keyspace);
      case AGGREGATES -> SchemaRows.aggregates(keyspace);
      case INDEXES -> SchemaRows.indexes(keyspace);
      case VIRTUAL_KEYSPACES -> ColumnRows.virtualKeyspaces(keyspace);
      case VIRTUAL_TABLES -> ColumnRows.virtualTables(keyspace);
      case VIRTUAL_COLUMNS -> ColumnRows.virtualColumns(keyspace);
    };
  }
}
