package io.minicql.schema.system;

import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.DroppedColumn;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.TableMetadata;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The rows of {@code system_schema} and {@code system_virtual_schema} about columns. */
final class ColumnRows {

  private ColumnRows() {}

  static List<VirtualRow> columns(KeyspaceMetadata keyspace) {
    List<VirtualRow> rows = new ArrayList<>();
    keyspace.tables().values().forEach(table -> add(table, SchemaTableDefinitions.COLUMNS, rows));
    keyspace
        .views()
        .values()
        .forEach(view -> add(view.table(), SchemaTableDefinitions.COLUMNS, rows));
    return rows;
  }

  static List<VirtualRow> virtualColumns(KeyspaceMetadata keyspace) {
    List<VirtualRow> rows = new ArrayList<>();
    keyspace.tables().values().forEach(table -> add(table, VirtualTableDefinitions.COLUMNS, rows));
    return rows;
  }

  private static void add(TableMetadata table, TableMetadata target, List<VirtualRow> rows) {
    for (ColumnMetadata column : table.columns()) {
      rows.add(
          VirtualRow.builder(target)
              .text("keyspace_name", table.keyspace())
              .text("table_name", table.name())
              .text("column_name", column.name())
              .text("clustering_order", order(column))
              .set("column_name_bytes", column.name().getBytes(StandardCharsets.UTF_8))
              .text("kind", column.kind().cqlName())
              .set("position", column.position())
              .text("type", column.type().cql())
              .build());
    }
  }

  private static String order(ColumnMetadata column) {
    if (!column.isClustering()) {
      return "none";
    }
    return column.reversed() ? "desc" : "asc";
  }

  static List<VirtualRow> droppedColumns(KeyspaceMetadata keyspace) {
    List<VirtualRow> rows = new ArrayList<>();
    for (TableMetadata table : keyspace.tables().values()) {
      for (DroppedColumn dropped : table.droppedColumns().values()) {
        long millis = TimeUnit.MICROSECONDS.toMillis(dropped.droppedTimeMicros());
        rows.add(
            VirtualRow.builder(SchemaTableDefinitions.DROPPED_COLUMNS)
                .text("keyspace_name", table.keyspace())
                .text("table_name", table.name())
                .text("column_name", dropped.column().name())
                .set("dropped_time", Instant.ofEpochMilli(millis))
                .text("kind", dropped.column().kind().cqlName())
                .text("type", dropped.column().type().cql())
                .build());
      }
    }
    return rows;
  }

  static List<VirtualRow> virtualKeyspaces(KeyspaceMetadata keyspace) {
    return List.of(
        VirtualRow.builder(VirtualTableDefinitions.KEYSPACES)
            .text("keyspace_name", keyspace.name())
            .build());
  }

  static List<VirtualRow> virtualTables(KeyspaceMetadata keyspace) {
    List<VirtualRow> rows = new ArrayList<>();
    for (TableMetadata table : keyspace.tables().values()) {
      rows.add(
          VirtualRow.builder(VirtualTableDefinitions.TABLES)
              .text("keyspace_name", keyspace.name())
              .text("table_name", table.name())
              .text("comment", table.options().comment())
              .build());
    }
    return rows;
  }
}
