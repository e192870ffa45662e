package io.minicql.schema.ddl;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.minicql.ring.Partitioner;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.SchemaSnapshot;
import io.minicql.schema.TableMetadata;
import io.minicql.schema.system.NodeInfo;
import io.minicql.schema.system.SystemState;
import io.minicql.schema.system.SystemTables;
import io.minicql.schema.system.VirtualPartition;
import io.minicql.schema.system.VirtualRow;
import io.minicql.schema.system.VirtualTable;
import io.minicql.type.NativeType;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * {@code SELECT columns FROM system_schema.table WHERE keyspace_name='k' [AND table_name='t']}
 * without an executor.
 */
final class SystemQuery {

  private static final Pattern FORM =
      Pattern.compile(
          "SELECT (.*) FROM (\\w+)\\.(\\w+) WHERE keyspace_name ?= ?'(\\w+)'(?: AND table_name ?= ?'(\\w+)')?");

  private final List<String> columns;
  private final String keyspace;
  private final String table;
  private final String wantedKeyspace;
  private final String wantedTable;

  private SystemQuery(Matcher parts) {
    columns = List.of(parts.group(1).split(", ?"));
    keyspace = parts.group(2);
    table = parts.group(3);
    wantedKeyspace = parts.group(4);
    wantedTable = parts.group(5);
  }

  static SystemQuery parse(String statement) {
    Matcher parts = FORM.matcher(statement);
    if (!parts.matches()) {
      throw new IllegalArgumentException(statement);
    }
    return new SystemQuery(parts);
  }

  List<String> run(SchemaSnapshot schema) {
    TableMetadata metadata = schema.table(keyspace, table);
    VirtualTable virtual = SystemTables.find(metadata);
    VirtualPartition partition =
        virtual.partition(new SystemState(schema, node()), wantedKeyspace.getBytes(UTF_8));
    List<String> rows = new ArrayList<>();
    if (partition != null) {
      for (VirtualRow row : partition.rows()) {
        if (wantedTable == null || wantedTable.equals(text(metadata, row, "table_name"))) {
          rows.add(print(metadata, row));
        }
      }
    }
    return rows;
  }

  private String print(TableMetadata metadata, VirtualRow row) {
    List<String> values = new ArrayList<>();
    List<String> names =
        columns.equals(List.of("*"))
            ? metadata.columns().stream().map(ColumnMetadata::name).toList()
            : columns;
    for (String name : names) {
      ColumnMetadata column = metadata.column(name);
      String text = column.type().format(row.value(metadata.columns().indexOf(column)));
      // The recording tool prints timestamps as Cassandra's JSON would not.
      values.add(
          column.type() == NativeType.TIMESTAMP
              ? text.replace(' ', 'T').replace("+0000", "Z")
              : text);
    }
    return String.join(" | ", values);
  }

  private static String text(TableMetadata metadata, VirtualRow row, String name) {
    int index = metadata.columns().indexOf(metadata.column(name));
    return new String(row.value(index), UTF_8);
  }

  static NodeInfo node() {
    return new NodeInfo(
        "oracle",
        "datacenter1",
        "rack1",
        new UUID(2, 3),
        Partitioner.MURMUR3,
        List.of("0"),
        InetAddress.getLoopbackAddress(),
        7000,
        9042,
        17);
  }
}
