package io.minicql.schema.describe;

import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.DroppedColumn;
import io.minicql.schema.TableMetadata;
import io.minicql.schema.TableOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** CREATE TABLE as text. */
final class TableStatement {

  private static final String AND = "\n    AND ";
  private static final String DEFAULT_TTL = "default_time_to_live";

  private TableStatement() {}

  static String plain(TableMetadata table) {
    List<String> columns = new ArrayList<>();
    inCreateOrder(table).forEach(column -> columns.add(column(column)));
    return statement(table, columns, withClause(table, List.of()));
  }

  static String withInternals(TableMetadata table) {
    List<String> columns = new ArrayList<>();
    for (ColumnMetadata column : inCreateOrder(table)) {
      if (!table.droppedColumns().containsKey(column.name())) {
        columns.add(column(column));
      }
    }
    List<DroppedColumn> drops = DropOrder.of(table.droppedColumns().values());
    drops.forEach(dropped -> columns.add(column(dropped.column())));
    StringBuilder text =
        new StringBuilder(
            statement(table, columns, withClause(table, List.of("ID = " + table.id()))));
    drops.forEach(dropped -> appendDrop(table, dropped, text));
    return text.toString();
  }

  /** Columns of one cell come before those of many. */
  private static List<ColumnMetadata> inCreateOrder(TableMetadata table) {
    List<ColumnMetadata> columns = new ArrayList<>(table.partitionKey());
    columns.addAll(table.clustering());
    for (List<ColumnMetadata> part : List.of(table.statics(), table.regulars())) {
      part.stream().filter(column -> !column.type().isMultiCell()).forEach(columns::add);
      part.stream().filter(column -> column.type().isMultiCell()).forEach(columns::add);
    }
    return columns;
  }

  private static void appendDrop(TableMetadata table, DroppedColumn dropped, StringBuilder text) {
    ColumnMetadata column = dropped.column();
    String alter = "\nALTER TABLE " + table.cqlName();
    text.append(alter)
        .append(" DROP ")
        .append(column.cqlName())
        .append(" USING TIMESTAMP ")
        .append(dropped.droppedTimeMicros())
        .append(';');
    ColumnMetadata again = table.column(column.name());
    if (again != null) {
      text.append(alter).append(" ADD ").append(column(again)).append(';');
    }
  }

  private static String statement(TableMetadata table, List<String> columns, String with) {
    boolean singleKey = table.partitionKey().size() == 1 && !table.hasClustering();
    List<String> lines = new ArrayList<>(columns);
    if (singleKey) {
      lines.set(0, lines.get(0) + " PRIMARY KEY");
    } else {
      lines.add("PRIMARY KEY (" + primaryKey(table) + ")");
    }
    String body =
        table.cqlName()
            + " (\n"
            + lines.stream().map(line -> "    " + line).collect(Collectors.joining(",\n"))
            + "\n) WITH "
            + with
            + ";";
    if (!table.isVirtual()) {
      return "CREATE TABLE " + body;
    }
    return "/*\nWarning: Table "
        + table.cqlName()
        + " is a virtual table and cannot be recreated with CQL.\nStructure, for reference:\nVIRTUAL TABLE "
        + body
        + "\n*/";
  }

  private static String column(ColumnMetadata column) {
    return column.cqlName() + " " + column.type().cql() + (column.isStatic() ? " static" : "");
  }

  static String primaryKey(TableMetadata table) {
    String partitionKey = names(table.partitionKey());
    if (table.partitionKey().size() > 1) {
      partitionKey = "(" + partitionKey + ")";
    }
    return table.hasClustering() ? partitionKey + ", " + names(table.clustering()) : partitionKey;
  }

  private static String names(List<ColumnMetadata> columns) {
    return columns.stream().map(ColumnMetadata::cqlName).collect(Collectors.joining(", "));
  }

  private static String withClause(TableMetadata table, List<String> first) {
    return String.join(AND, withParts(table, first));
  }

  private static List<String> withParts(TableMetadata table, List<String> first) {
    List<String> parts = new ArrayList<>(first);
    if (table.hasClustering()) {
      parts.add(
          table.clustering().stream()
              .map(column -> column.cqlName() + (column.reversed() ? " DESC" : " ASC"))
              .collect(Collectors.joining(", ", "CLUSTERING ORDER BY (", ")")));
    }
    if (table.isVirtual()) {
      parts.add("comment = " + Literals.text(table.options().comment()));
    } else {
      parts.addAll(options(table.options()));
    }
    return parts;
  }

  /** A view has no default TTL of its own: that of its table decides. */
  static String viewWithClause(TableMetadata table, List<String> first) {
    return withParts(table, first).stream()
        .filter(part -> !part.startsWith(DEFAULT_TTL))
        .collect(Collectors.joining(AND));
  }

  private static List<String> options(TableOptions options) {
    return List.of(
        "additional_write_policy = " + Literals.text(options.additionalWritePolicy()),
        "allow_auto_snapshot = " + options.allowAutoSnapshot(),
        "bloom_filter_fp_chance = " + options.bloomFilterFpChance(),
        "caching = " + Literals.map(options.caching()),
        "cdc = " + options.cdc(),
        "comment = " + Literals.text(options.comment()),
        "compaction = " + Literals.map(options.compaction()),
        "compression = " + Literals.map(options.compression()),
        "memtable = " + Literals.text(TableOptions.MEMTABLE),
        "crc_check_chance = " + options.crcCheckChance(),
        DEFAULT_TTL + " = " + options.defaultTimeToLiveSeconds(),
        "extensions = {}",
        "gc_grace_seconds = " + options.gcGraceSeconds(),
        "incremental_backups = " + options.incrementalBackups(),
        "max_index_interval = " + options.maxIndexInterval(),
        "memtable_flush_period_in_ms = " + options.memtableFlushPeriodMillis(),
        "min_index_interval = " + options.minIndexInterval(),
        "read_repair = " + Literals.text(options.readRepair()),
        "speculative_retry = " + Literals.text(options.speculativeRetry()));
  }
}
