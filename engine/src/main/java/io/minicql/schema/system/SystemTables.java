package io.minicql.schema.system;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.SchemaSnapshot;
import io.minicql.schema.TableMetadata;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** All system tables, and the schema of a new database: nothing but them. */
public final class SystemTables {

  private static final List<VirtualTable> ALL =
      List.of(
          new KeyspaceTable(SchemaTableDefinitions.KEYSPACES, RowSource.KEYSPACES),
          new KeyspaceTable(SchemaTableDefinitions.TABLES, RowSource.TABLES),
          new KeyspaceTable(SchemaTableDefinitions.COLUMNS, RowSource.COLUMNS),
          new EmptyTable(SchemaTableDefinitions.COLUMN_MASKS),
          new KeyspaceTable(SchemaTableDefinitions.DROPPED_COLUMNS, RowSource.DROPPED_COLUMNS),
          new EmptyTable(SchemaTableDefinitions.TRIGGERS),
          new KeyspaceTable(SchemaTableDefinitions.VIEWS, RowSource.VIEWS),
          new KeyspaceTable(SchemaTableDefinitions.TYPES, RowSource.TYPES),
          new KeyspaceTable(SchemaTableDefinitions.FUNCTIONS, RowSource.FUNCTIONS),
          new KeyspaceTable(SchemaTableDefinitions.AGGREGATES, RowSource.AGGREGATES),
          new KeyspaceTable(SchemaTableDefinitions.INDEXES, RowSource.INDEXES),
          new LocalTable(),
          new EmptyTable(LocalTableDefinitions.PEERS),
          new EmptyTable(LocalTableDefinitions.PEERS_V2),
          new KeyspaceTable(VirtualTableDefinitions.KEYSPACES, RowSource.VIRTUAL_KEYSPACES),
          new KeyspaceTable(VirtualTableDefinitions.TABLES, RowSource.VIRTUAL_TABLES),
          new KeyspaceTable(VirtualTableDefinitions.COLUMNS, RowSource.VIRTUAL_COLUMNS));

  private static final Map<UUID, VirtualTable> BY_ID = byId();

  private SystemTables() {}

  private static Map<UUID, VirtualTable> byId() {
    Map<UUID, VirtualTable> tables = new HashMap<>();
    for (VirtualTable table : ALL) {
      tables.put(table.metadata().id(), table);
    }
    return Map.copyOf(tables);
  }

  /** The virtual table behind a table of the schema, or null for a stored table. */
  public static @Nullable VirtualTable find(TableMetadata table) {
    return BY_ID.get(table.id());
  }

  /** The schema of a new database. */
  public static SchemaSnapshot initialSchema(UUID version) {
    Map<String, String> local = Map.of("class", "org.apache.cassandra.locator.LocalStrategy");
    Map<String, KeyspaceMetadata> keyspaces = new HashMap<>();
    for (String name :
        List.of(SystemTableDefinitions.LOCAL_KEYSPACE, SystemTableDefinitions.SCHEMA_KEYSPACE)) {
      keyspaces.put(name, withTables(KeyspaceMetadata.create(name, local, true)));
    }
    String virtual = SystemTableDefinitions.VIRTUAL_SCHEMA_KEYSPACE;
    keyspaces.put(virtual, withTables(KeyspaceMetadata.createVirtual(virtual)));
    return new SchemaSnapshot(version, keyspaces);
  }

  private static KeyspaceMetadata withTables(KeyspaceMetadata keyspace) {
    Map<String, TableMetadata> tables = new HashMap<>();
    for (VirtualTable table : ALL) {
      if (table.metadata().keyspace().equals(keyspace.name())) {
        tables.put(table.metadata().name(), table.metadata());
      }
    }
    return keyspace.withTables(tables);
  }

  /**
   * Refuses INSERT, UPDATE, DELETE on a system table. For tables of virtual keyspaces the text is
   * Cassandra's; to the others Cassandra lets anyone write who may, and breaks.
   */
  public static void refuseModification(TableMetadata table) {
    refuse(table, "Modification");
  }

  /** Refuses TRUNCATE on a system table. */
  public static void refuseTruncation(TableMetadata table) {
    refuse(table, "Truncation");
  }

  private static void refuse(TableMetadata table, String what) {
    if (table.isVirtual()) {
      throw CqlException.invalid(what + " is not supported by table " + table);
    }
    if (find(table) != null) {
      throw new CqlException(
          ErrorCode.UNAUTHORIZED, table.keyspace() + " keyspace is not user-modifiable.");
    }
  }
}
