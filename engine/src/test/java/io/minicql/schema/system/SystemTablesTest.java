package io.minicql.schema.system;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import io.minicql.ring.Partitioner;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.SchemaSnapshot;
import io.minicql.schema.TableMetadata;
import java.net.InetAddress;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class SystemTablesTest {

  private static final UUID VERSION = new UUID(7, 8);
  private static final UUID HOST = new UUID(2, 3);

  private final SchemaSnapshot schema =
      SystemTables.initialSchema(VERSION)
          .withKeyspace(keyspace("a"), VERSION)
          .withKeyspace(keyspace("hello"), VERSION);

  @Test
  void localTellsOfTheNode() {
    VirtualTable local = table("system", "local");
    VirtualPartition partition = local.partition(state(), "local".getBytes(UTF_8));
    Map<String, String> row = texts(local.metadata(), partition.rows().get(0));
    assertEquals("'COMPLETED'", row.get("bootstrapped"));
    assertEquals("'MiniCQL'", row.get("cluster_name"));
    assertEquals("'3.4.7'", row.get("cql_version"));
    assertEquals("'dc'", row.get("data_center"));
    assertEquals(HOST.toString(), row.get("host_id"));
    assertEquals("'5'", row.get("native_protocol_version"));
    assertEquals("'org.apache.cassandra.dht.Murmur3Partitioner'", row.get("partitioner"));
    assertEquals("'5.0.9'", row.get("release_version"));
    assertEquals("9042", row.get("rpc_port"));
    assertEquals(VERSION.toString(), row.get("schema_version"));
    assertEquals("{'-1', '5'}", row.get("tokens"));
    assertEquals("null", row.get("truncated_at"));
    assertNull(local.partition(state(), "other".getBytes(UTF_8)));
    assertEquals(1, local.partitions(state()).size());
  }

  @Test
  void thereAreNoPeers() {
    assertEquals(List.of(), table("system", "peers").partitions(state()));
    assertEquals(List.of(), table("system", "peers_v2").partitions(state()));
    assertNull(table("system", "peers").partition(state(), new byte[] {127, 0, 0, 1}));
  }

  @Test
  void scansOfTheSchemaAreInTheOrderOfTokens() {
    // The tokens of a and hello are known facts; a real node gives system_schema before system.
    assertEquals(
        List.of("a", "system_schema", "hello", "system"),
        keys(table("system_schema", "keyspaces")));
  }

  @Test
  void virtualTablesTellOfVirtualKeyspacesOnly() {
    assertEquals(
        List.of("system_virtual_schema"), keys(table("system_virtual_schema", "keyspaces")));
    VirtualTable columns = table("system_schema", "columns");
    assertNull(columns.partition(state(), "system_virtual_schema".getBytes(UTF_8)));
    assertNull(columns.partition(state(), "nope".getBytes(UTF_8)));
  }

  @Test
  void everyTableOfASystemKeyspaceIsVirtual() {
    for (KeyspaceMetadata keyspace : SystemTables.initialSchema(VERSION).keyspaces().values()) {
      for (TableMetadata metadata : keyspace.tables().values()) {
        assertNotNull(SystemTables.find(metadata), metadata.toString());
      }
    }
  }

  @Test
  void idsAreTheNameBasedOnesOfCassandra() {
    for (KeyspaceMetadata keyspace : SystemTables.initialSchema(VERSION).keyspaces().values()) {
      for (TableMetadata metadata : keyspace.tables().values()) {
        String name = metadata.keyspace() + metadata.name();
        assertEquals(UUID.nameUUIDFromBytes(name.getBytes(UTF_8)), metadata.id(), name);
      }
    }
  }

  @Test
  void writingIsRefused() {
    TableMetadata virtual = schema.table("system_virtual_schema", "tables");
    CqlException modification =
        assertThrows(CqlException.class, () -> SystemTables.refuseModification(virtual));
    assertEquals(
        "Modification is not supported by table system_virtual_schema.tables",
        modification.getMessage());
    CqlException truncation =
        assertThrows(CqlException.class, () -> SystemTables.refuseTruncation(virtual));
    assertEquals(
        "Truncation is not supported by table system_virtual_schema.tables",
        truncation.getMessage());
    TableMetadata local = schema.table("system", "local");
    CqlException unauthorized =
        assertThrows(CqlException.class, () -> SystemTables.refuseModification(local));
    assertEquals(ErrorCode.UNAUTHORIZED, unauthorized.code());
    assertEquals("system keyspace is not user-modifiable.", unauthorized.getMessage());
  }

  private SystemState state() {
    NodeInfo node =
        new NodeInfo(
            "MiniCQL",
            "dc",
            "r",
            HOST,
            Partitioner.MURMUR3,
            List.of("-1", "5"),
            InetAddress.getLoopbackAddress(),
            7000,
            9042,
            17);
    return new SystemState(schema, node);
  }

  private VirtualTable table(String keyspace, String name) {
    return SystemTables.find(schema.table(keyspace, name));
  }

  private List<String> keys(VirtualTable table) {
    return table.partitions(state()).stream()
        .map(partition -> new String(partition.key().bytes(), UTF_8))
        .toList();
  }

  private static Map<String, String> texts(TableMetadata table, VirtualRow row) {
    Map<String, String> texts = new LinkedHashMap<>();
    int index = 0;
    for (ColumnMetadata column : table.columns()) {
      texts.put(column.name(), column.type().format(row.value(index++)));
    }
    return texts;
  }

  private static KeyspaceMetadata keyspace(String name) {
    return KeyspaceMetadata.create(name, Map.of("class", "x"), true);
  }
}
