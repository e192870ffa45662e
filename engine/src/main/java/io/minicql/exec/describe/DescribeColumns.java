package io.minicql.exec.describe;

import io.minicql.ColumnSpec;
import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.NativeType;
import java.util.List;

/** The columns of the answers to DESCRIBE. */
final class DescribeColumns {
  static final MapType OWNERSHIP_TYPE =
      new MapType(NativeType.TEXT, new ListType(NativeType.TEXT, false), false);

  static final List<ColumnSpec> LISTING =
      List.of(
          column("keyspace_name", NativeType.TEXT),
          column("type", NativeType.TEXT),
          column("name", NativeType.TEXT));

  static final List<ColumnSpec> STATEMENTS =
      List.of(
          column("keyspace_name", NativeType.TEXT),
          column("type", NativeType.TEXT),
          column("name", NativeType.TEXT),
          column("create_statement", NativeType.TEXT));

  static final List<ColumnSpec> CLUSTER =
      List.of(
          column("cluster", NativeType.TEXT),
          column("partitioner", NativeType.TEXT),
          column("snitch", NativeType.TEXT));

  static final List<ColumnSpec> CLUSTER_WITH_OWNERSHIP =
      List.of(
          column("cluster", NativeType.TEXT),
          column("partitioner", NativeType.TEXT),
          column("snitch", NativeType.TEXT),
          column("range_ownership", OWNERSHIP_TYPE));

  private DescribeColumns() {}

  private static ColumnSpec column(String name, CqlType type) {
    return new ColumnSpec("system", "describe", name, type);
  }
}
