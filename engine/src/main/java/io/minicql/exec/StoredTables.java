package io.minicql.exec;

import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.SchemaSnapshot;
import io.minicql.schema.TableMetadata;
import io.minicql.schema.system.SystemTables;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;

/** The tables of a snapshot that have rows in the store: those that are not computed. */
final class StoredTables {
  private StoredTables() {}

  static Map<UUID, TableMetadata> of(SchemaSnapshot schema) {
    Map<UUID, TableMetadata> tables = new HashMap<>();
    for (KeyspaceMetadata keyspace : schema.keyspaces().values()) {
      for (TableMetadata table : keyspace.tables().values()) {
        if (SystemTables.find(table) == null) {
          tables.put(table.id(), table);
        }
      }
    }
    return tables;
  }
}
