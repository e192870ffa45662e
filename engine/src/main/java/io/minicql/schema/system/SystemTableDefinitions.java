package io.minicql.schema.system;

import io.minicql.schema.TableMetadata;
import io.minicql.schema.TableMetadataBuilder;
import io.minicql.schema.TableOptions;
import io.minicql.schema.TableOptionsBuilder;
import java.util.UUID;

/**
 * Begins the definitions of system tables with the ids and properties that Cassandra gives them.
 */
final class SystemTableDefinitions {

  static final String LOCAL_KEYSPACE = "system";
  static final String SCHEMA_KEYSPACE = "system_schema";
  static final String VIRTUAL_SCHEMA_KEYSPACE = "system_virtual_schema";

  private static final int FLUSH_PERIOD_MILLIS = 3_600_000;
  private static final int SCHEMA_GC_GRACE_SECONDS = 604_800;

  private SystemTableDefinitions() {}

  static TableMetadataBuilder schemaTable(String name, String id, String comment) {
    return table(SCHEMA_KEYSPACE, name, id, options(comment, SCHEMA_GC_GRACE_SECONDS));
  }

  static TableMetadataBuilder localTable(String name, String id, String comment) {
    return table(LOCAL_KEYSPACE, name, id, options(comment, 0));
  }

  static TableMetadataBuilder virtualTable(String name, String id, String comment) {
    TableOptions options = new TableOptionsBuilder().comment(comment).build();
    return table(VIRTUAL_SCHEMA_KEYSPACE, name, id, options).virtual();
  }

  private static TableOptions options(String comment, int gcGraceSeconds) {
    return new TableOptionsBuilder()
        .comment(comment)
        .gcGraceSeconds(gcGraceSeconds)
        .memtableFlushPeriodMillis(FLUSH_PERIOD_MILLIS)
        .build();
  }

  /**
   * System tables have the same ids everywhere: the name-based (MD5) UUID of their names. They are
   * written out because the first use of MD5 in a JVM takes milliseconds.
   */
  private static TableMetadataBuilder table(
      String keyspace, String name, String id, TableOptions options) {
    return TableMetadata.builder(keyspace, name, UUID.fromString(id)).options(options);
  }
}
