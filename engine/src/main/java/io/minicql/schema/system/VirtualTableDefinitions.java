package io.minicql.schema.system;

import static io.minicql.type.NativeType.BLOB;
import static io.minicql.type.NativeType.INT;
import static io.minicql.type.NativeType.TEXT;

import io.minicql.schema.TableMetadata;

/** The columns of the tables in {@code system_virtual_schema}. */
final class VirtualTableDefinitions {

  static final TableMetadata KEYSPACES =
      SystemTableDefinitions.virtualTable(
              "keyspaces", "8943287a-b42b-3f26-a2b2-31a1a8cb2a9a", "virtual keyspace definitions")
          .addPartitionKey("keyspace_name", TEXT)
          .build();

  static final TableMetadata TABLES =
      SystemTableDefinitions.virtualTable(
              "tables", "de8b2957-3de1-3570-8793-6dcbce2e5d6e", "virtual table definitions")
          .addPartitionKey("keyspace_name", TEXT)
          .addClustering("table_name", TEXT)
          .addRegular("comment", TEXT)
          .build();

  static final TableMetadata COLUMNS =
      SystemTableDefinitions.virtualTable(
              "columns", "d30576e9-02a9-3735-8daf-ab45e4980183", "virtual column definitions")
          .addPartitionKey("keyspace_name", TEXT)
          .addClustering("table_name", TEXT)
          .addClustering("column_name", TEXT)
          .addRegular("clustering_order", TEXT)
          .addRegular("column_name_bytes", BLOB)
          .addRegular("kind", TEXT)
          .addRegular("position", INT)
          .addRegular("type", TEXT)
          .build();

  private VirtualTableDefinitions() {}
}
