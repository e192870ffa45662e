package io.minicql.schema.system;

import io.minicql.schema.AggregateMetadata;
import io.minicql.schema.FunctionMetadata;
import io.minicql.schema.IndexMetadata;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.schema.TableOptions;
import io.minicql.schema.ViewMetadata;
import io.minicql.type.CqlType;
import io.minicql.type.UdtType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The rows of {@code system_schema} about a keyspace, except for those about columns. */
final class SchemaRows {

  private SchemaRows() {}

  static List<VirtualRow> keyspaces(KeyspaceMetadata keyspace) {
    return List.of(
        VirtualRow.builder(SchemaTableDefinitions.KEYSPACES)
            .text("keyspace_name", keyspace.name())
            .set("durable_writes", keyspace.durableWrites())
            .textMap("replication", keyspace.replication())
            .build());
  }

  static List<VirtualRow> tables(KeyspaceMetadata keyspace) {
    List<VirtualRow> rows = new ArrayList<>();
    for (TableMetadata table : keyspace.tables().values()) {
      Set<String> flags = new LinkedHashSet<>();
      table.flags().forEach(flag -> flags.add(flag.cqlName()));
      VirtualRow.Builder row =
          VirtualRow.builder(SchemaTableDefinitions.TABLES)
              .text("keyspace_name", keyspace.name())
              .text("table_name", table.name())
              .set("flags", flags);
      rows.add(options(row, table).build());
    }
    return rows;
  }

  static List<VirtualRow> views(KeyspaceMetadata keyspace) {
    List<VirtualRow> rows = new ArrayList<>();
    for (ViewMetadata view : keyspace.views().values()) {
      VirtualRow.Builder row =
          VirtualRow.builder(SchemaTableDefinitions.VIEWS)
              .text("keyspace_name", keyspace.name())
              .text("view_name", view.name())
              .set("base_table_id", view.baseTableId())
              .text("base_table_name", view.baseTableName())
              .set("include_all_columns", view.includeAllColumns())
              .text("where_clause", view.whereClause());
      rows.add(options(row, view.table()).build());
    }
    return rows;
  }

  /** Properties that were added in minor versions are null while they have their defaults. */
  private static VirtualRow.Builder options(VirtualRow.Builder row, TableMetadata table) {
    TableOptions options = table.options();
    return row.text("additional_write_policy", options.additionalWritePolicy())
        .set("allow_auto_snapshot", falseOrNull(options.allowAutoSnapshot()))
        .set("bloom_filter_fp_chance", options.bloomFilterFpChance())
        .textMap("caching", options.caching())
        .text("comment", options.comment())
        .textMap("compaction", options.compaction())
        .textMap("compression", options.compression())
        .set("crc_check_chance", options.crcCheckChance())
        .set("dclocal_read_repair_chance", 0.0)
        .set("default_time_to_live", options.defaultTimeToLiveSeconds())
        .set("extensions", Map.of())
        .set("gc_grace_seconds", options.gcGraceSeconds())
        .set("id", table.id())
        .set("incremental_backups", falseOrNull(options.incrementalBackups()))
        .set("max_index_interval", options.maxIndexInterval())
        .set("memtable_flush_period_in_ms", options.memtableFlushPeriodMillis())
        .set("min_index_interval", options.minIndexInterval())
        .text("read_repair", options.readRepair())
        .set("read_repair_chance", 0.0)
        .text("speculative_retry", options.speculativeRetry());
  }

  private static @Nullable Boolean falseOrNull(boolean value) {
    return value ? null : Boolean.FALSE;
  }

  static List<VirtualRow> types(KeyspaceMetadata keyspace) {
    List<VirtualRow> rows = new ArrayList<>();
    for (UdtType type : keyspace.userTypes().values()) {
      rows.add(
          VirtualRow.builder(SchemaTableDefinitions.TYPES)
              .text("keyspace_name", keyspace.name())
              .text("type_name", type.name())
              .textList("field_names", type.fieldNames())
              .textList("field_types", texts(type.fieldTypes()))
              .build());
    }
    return rows;
  }

  static List<VirtualRow> indexes(KeyspaceMetadata keyspace) {
    List<VirtualRow> rows = new ArrayList<>();
    for (TableMetadata table : keyspace.tables().values()) {
      for (IndexMetadata index : table.indexes().values()) {
        rows.add(
            VirtualRow.builder(SchemaTableDefinitions.INDEXES)
                .text("keyspace_name", keyspace.name())
                .text("table_name", table.name())
                .text("index_name", index.name())
                .text("kind", index.kind().name())
                .textMap("options", index.options())
                .build());
      }
    }
    return rows;
  }

  static List<VirtualRow> functions(KeyspaceMetadata keyspace) {
    List<VirtualRow> rows = new ArrayList<>();
    for (FunctionMetadata function : keyspace.functions().values()) {
      rows.add(
          VirtualRow.builder(SchemaTableDefinitions.FUNCTIONS)
              .text("keyspace_name", keyspace.name())
              .text("function_name", function.name())
              .textList("argument_types", texts(function.argumentTypes()))
              .textList("argument_names", function.argumentNames())
              .text("body", function.body())
              .set("called_on_null_input", function.calledOnNullInput())
              .text("language", function.language())
              .text("return_type", function.returnType().cql())
              .build());
    }
    return rows;
  }

  static List<VirtualRow> aggregates(KeyspaceMetadata keyspace) {
    List<VirtualRow> rows = new ArrayList<>();
    for (AggregateMetadata aggregate : keyspace.aggregates().values()) {
      rows.add(
          VirtualRow.builder(SchemaTableDefinitions.AGGREGATES)
              .text("keyspace_name", keyspace.name())
              .text("aggregate_name", aggregate.name())
              .textList("argument_types", texts(aggregate.argumentTypes()))
              .text("final_func", aggregate.finalFunction())
              .text("initcond", aggregate.initialCondition())
              .text("return_type", aggregate.returnType().cql())
              .text("state_func", aggregate.stateFunction())
              .text("state_type", aggregate.stateType().cql())
              .build());
    }
    return rows;
  }

  private static List<String> texts(List<CqlType> types) {
    return types.stream().map(CqlType::cql).toList();
  }
}
