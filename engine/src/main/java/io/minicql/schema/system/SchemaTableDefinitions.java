package io.minicql.schema.system;

import static io.minicql.type.NativeType.BLOB;
import static io.minicql.type.NativeType.BOOLEAN;
import static io.minicql.type.NativeType.DOUBLE;
import static io.minicql.type.NativeType.INT;
import static io.minicql.type.NativeType.TEXT;
import static io.minicql.type.NativeType.TIMESTAMP;
import static io.minicql.type.NativeType.UUID;

import io.minicql.schema.TableMetadata;
import io.minicql.schema.TableMetadataBuilder;
import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.SetType;

/** The columns of the tables in {@code system_schema}. */
final class SchemaTableDefinitions {

  private static final CqlType FROZEN_TEXT_LIST = new ListType(TEXT, true);
  private static final CqlType FROZEN_BOOLEAN_LIST = new ListType(BOOLEAN, true);
  private static final CqlType FROZEN_TEXT_MAP = new MapType(TEXT, TEXT, true);

  static final TableMetadata AGGREGATES =
      SystemTableDefinitions.schemaTable(
              "aggregates",
              "924c5587-2e3a-345b-b10c-12f37c1ba895",
              "user defined aggregate definitions")
          .addPartitionKey("keyspace_name", TEXT)
          .addClustering("aggregate_name", TEXT)
          .addClustering("argument_types", FROZEN_TEXT_LIST)
          .addRegular("final_func", TEXT)
          .addRegular("initcond", TEXT)
          .addRegular("return_type", TEXT)
          .addRegular("state_func", TEXT)
          .addRegular("state_type", TEXT)
          .build();

  static final TableMetadata COLUMN_MASKS =
      SystemTableDefinitions.schemaTable(
              "column_masks", "738cc5ed-0168-3268-b9d1-853d4bc278af", "column dynamic data masks")
          .addPartitionKey("keyspace_name", TEXT)
          .addClustering("table_name", TEXT)
          .addClustering("column_name", TEXT)
          .addRegular("function_argument_nulls", FROZEN_BOOLEAN_LIST)
          .addRegular("function_argument_types", FROZEN_TEXT_LIST)
          .addRegular("function_argument_values", FROZEN_TEXT_LIST)
          .addRegular("function_keyspace", TEXT)
          .addRegular("function_name", TEXT)
          .build();

  static final TableMetadata COLUMNS =
      SystemTableDefinitions.schemaTable(
              "columns", "24101c25-a2ae-3af7-87c1-b40ee1aca33f", "column definitions")
          .addPartitionKey("keyspace_name", TEXT)
          .addClustering("table_name", TEXT)
          .addClustering("column_name", TEXT)
          .addRegular("clustering_order", TEXT)
          .addRegular("column_name_bytes", BLOB)
          .addRegular("kind", TEXT)
          .addRegular("position", INT)
          .addRegular("type", TEXT)
          .build();

  static final TableMetadata DROPPED_COLUMNS =
      SystemTableDefinitions.schemaTable(
              "dropped_columns", "5e7583b5-f3f4-3af1-9a39-b7e1d6f5f11f", "dropped column registry")
          .addPartitionKey("keyspace_name", TEXT)
          .addClustering("table_name", TEXT)
          .addClustering("column_name", TEXT)
          .addRegular("dropped_time", TIMESTAMP)
          .addRegular("kind", TEXT)
          .addRegular("type", TEXT)
          .build();

  static final TableMetadata FUNCTIONS =
      SystemTableDefinitions.schemaTable(
              "functions",
              "96489b79-80be-3e14-a701-66a0b9159450",
              "user defined function definitions")
          .addPartitionKey("keyspace_name", TEXT)
          .addClustering("function_name", TEXT)
          .addClustering("argument_types", FROZEN_TEXT_LIST)
          .addRegular("argument_names", FROZEN_TEXT_LIST)
          .addRegular("body", TEXT)
          .addRegular("called_on_null_input", BOOLEAN)
          .addRegular("language", TEXT)
          .addRegular("return_type", TEXT)
          .build();

  static final TableMetadata INDEXES =
      SystemTableDefinitions.schemaTable(
              "indexes", "0feb57ac-311f-382f-ba6d-9024d305702f", "secondary index definitions")
          .addPartitionKey("keyspace_name", TEXT)
          .addClustering("table_name", TEXT)
          .addClustering("index_name", TEXT)
          .addRegular("kind", TEXT)
          .addRegular("options", FROZEN_TEXT_MAP)
          .build();

  static final TableMetadata KEYSPACES =
      SystemTableDefinitions.schemaTable(
              "keyspaces", "abac5682-dea6-31c5-b535-b3d6cffd0fb6", "keyspace definitions")
          .addPartitionKey("keyspace_name", TEXT)
          .addRegular("durable_writes", BOOLEAN)
          .addRegular("replication", FROZEN_TEXT_MAP)
          .build();

  static final TableMetadata TABLES =
      withOptions(
              SystemTableDefinitions.schemaTable(
                  "tables", "afddfb9d-bc1e-3068-8056-eed6c302ba09", "table definitions"))
          .addPartitionKey("keyspace_name", TEXT)
          .addClustering("table_name", TEXT)
          .addRegular("flags", new SetType(TEXT, true))
          .build();

  static final TableMetadata TRIGGERS =
      SystemTableDefinitions.schemaTable(
              "triggers", "4df70b66-6b05-3251-95a1-32b54005fd48", "trigger definitions")
          .addPartitionKey("keyspace_name", TEXT)
          .addClustering("table_name", TEXT)
          .addClustering("trigger_name", TEXT)
          .addRegular("options", FROZEN_TEXT_MAP)
          .build();

  static final TableMetadata TYPES =
      SystemTableDefinitions.schemaTable(
              "types", "5a8b1ca8-6602-3f77-a045-9273d308917a", "user defined type definitions")
          .addPartitionKey("keyspace_name", TEXT)
          .addClustering("type_name", TEXT)
          .addRegular("field_names", FROZEN_TEXT_LIST)
          .addRegular("field_types", FROZEN_TEXT_LIST)
          .build();

  static final TableMetadata VIEWS =
      withOptions(
              SystemTableDefinitions.schemaTable(
                  "views", "9786ac1c-dd58-3201-a7cd-ad556410c985", "view definitions"))
          .addPartitionKey("keyspace_name", TEXT)
          .addClustering("view_name", TEXT)
          .addRegular("base_table_id", UUID)
          .addRegular("base_table_name", TEXT)
          .addRegular("include_all_columns", BOOLEAN)
          .addRegular("where_clause", TEXT)
          .build();

  private SchemaTableDefinitions() {}

  private static TableMetadataBuilder withOptions(TableMetadataBuilder builder) {
    return builder
        .addRegular("additional_write_policy", TEXT)
        .addRegular("allow_auto_snapshot", BOOLEAN)
        .addRegular("bloom_filter_fp_chance", DOUBLE)
        .addRegular("caching", FROZEN_TEXT_MAP)
        .addRegular("cdc", BOOLEAN)
        .addRegular("comment", TEXT)
        .addRegular("compaction", FROZEN_TEXT_MAP)
        .addRegular("compression", FROZEN_TEXT_MAP)
        .addRegular("crc_check_chance", DOUBLE)
        .addRegular("dclocal_read_repair_chance", DOUBLE)
        .addRegular("default_time_to_live", INT)
        .addRegular("extensions", new MapType(TEXT, BLOB, true))
        .addRegular("gc_grace_seconds", INT)
        .addRegular("id", UUID)
        .addRegular("incremental_backups", BOOLEAN)
        .addRegular("max_index_interval", INT)
        .addRegular("memtable", TEXT)
        .addRegular("memtable_flush_period_in_ms", INT)
        .addRegular("min_index_interval", INT)
        .addRegular("read_repair", TEXT)
        .addRegular("read_repair_chance", DOUBLE)
        .addRegular("speculative_retry", TEXT);
  }
}
