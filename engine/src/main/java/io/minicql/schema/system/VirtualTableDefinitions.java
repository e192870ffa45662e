package io.minicql.schema.system;

import static io.minicql.type.NativeType.BLOB;
import static io.minicql.type.NativeType.INT;
import static io.minicql.type.NativeType.TEXT;

import io.minicql.schema.TableMetadata;

/** The columns of the tables in {@code system_virtual_schema}. */
final class VirtualTableDefinitions {

  static final TableMetadata KEYSPACES =
      SystemTableDefinitions.virtualTable("keyspaces", "virtual keyspace definitions")
          .addPartitionKey("keyspace_name", TEXT)
          .build();

  static final TableMetadata TABLES =
      SystemTableDefinitions.virtualTable("tables", "virtual table definitions")
          .addPartitionKey("keyspace_name", TEXT)
          .addClustering("table_name", TEXT)
          .addRegular("comment", TEXT)
          .build();

  static final TableMetadata COLUMNS =
      SystemTableDefinitions.virtualTable("columns", "virtual column definitions")
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
