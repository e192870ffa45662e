package io.minicql.schema.system;

import static io.minicql.type.NativeType.BLOB;
import static io.minicql.type.NativeType.INET;
import static io.minicql.type.NativeType.INT;
import static io.minicql.type.NativeType.TEXT;
import static io.minicql.type.NativeType.UUID;

import io.minicql.schema.TableMetadata;
import io.minicql.type.MapType;
import io.minicql.type.SetType;

/** The columns of the tables in {@code system}. */
final class LocalTableDefinitions {

  static final TableMetadata LOCAL =
      SystemTableDefinitions.localTable(
              "local", "7ad54392-bcdd-35a6-8417-4e047860b377", "information about the local node")
          .addPartitionKey("key", TEXT)
          .addRegular("bootstrapped", TEXT)
          .addRegular("broadcast_address", INET)
          .addRegular("broadcast_port", INT)
          .addRegular("cluster_name", TEXT)
          .addRegular("cql_version", TEXT)
          .addRegular("data_center", TEXT)
          .addRegular("gossip_generation", INT)
          .addRegular("host_id", UUID)
          .addRegular("listen_address", INET)
          .addRegular("listen_port", INT)
          .addRegular("native_protocol_version", TEXT)
          .addRegular("partitioner", TEXT)
          .addRegular("rack", TEXT)
          .addRegular("release_version", TEXT)
          .addRegular("rpc_address", INET)
          .addRegular("rpc_port", INT)
          .addRegular("schema_version", UUID)
          .addRegular("tokens", new SetType(TEXT, false))
          .addRegular("truncated_at", new MapType(UUID, BLOB, false))
          .build();

  static final TableMetadata PEERS =
      SystemTableDefinitions.localTable(
              "peers",
              "37f71aca-7dc2-383b-a706-72528af04d4f",
              "information about known peers in the cluster")
          .addPartitionKey("peer", INET)
          .addRegular("data_center", TEXT)
          .addRegular("host_id", UUID)
          .addRegular("preferred_ip", INET)
          .addRegular("rack", TEXT)
          .addRegular("release_version", TEXT)
          .addRegular("rpc_address", INET)
          .addRegular("schema_version", UUID)
          .addRegular("tokens", new SetType(TEXT, false))
          .build();

  static final TableMetadata PEERS_V2 =
      SystemTableDefinitions.localTable(
              "peers_v2",
              "c4325fbb-8e5e-3baf-bd07-0f9250ed818e",
              "information about known peers in the cluster")
          .addPartitionKey("peer", INET)
          .addClustering("peer_port", INT)
          .addRegular("data_center", TEXT)
          .addRegular("host_id", UUID)
          .addRegular("native_address", INET)
          .addRegular("native_port", INT)
          .addRegular("preferred_ip", INET)
          .addRegular("preferred_port", INT)
          .addRegular("rack", TEXT)
          .addRegular("release_version", TEXT)
          .addRegular("schema_version", UUID)
          .addRegular("tokens", new SetType(TEXT, false))
          .build();

  private LocalTableDefinitions() {}
}
