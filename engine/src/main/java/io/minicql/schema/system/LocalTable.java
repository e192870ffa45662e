package io.minicql.schema.system;

import io.minicql.schema.TableMetadata;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code system.local}: one row about the node. */
final class LocalTable implements VirtualTable {

  private static final String KEY = "local";

  @Override
  public TableMetadata metadata() {
    return LocalTableDefinitions.LOCAL;
  }

  @Override
  public List<VirtualPartition> partitions(SystemState state) {
    byte[] key = KEY.getBytes(StandardCharsets.UTF_8);
    return List.of(
        new VirtualPartition(state.node().partitioner().decorate(key), List.of(row(state))));
  }

  @Override
  public @Nullable VirtualPartition partition(SystemState state, byte[] key) {
    boolean found = Arrays.equals(key, KEY.getBytes(StandardCharsets.UTF_8));
    return found ? partitions(state).get(0) : null;
  }

  private VirtualRow row(SystemState state) {
    NodeInfo node = state.node();
    return VirtualRow.builder(metadata())
        .text("key", KEY)
        .text("bootstrapped", "COMPLETED")
        .set("broadcast_address", node.address())
        .set("broadcast_port", node.storagePort())
        .text("cluster_name", node.clusterName())
        .text("cql_version", NodeInfo.CQL_VERSION)
        .text("data_center", node.dataCenter())
        .set("gossip_generation", node.generation())
        .set("host_id", node.hostId())
        .set("listen_address", node.address())
        .set("listen_port", node.storagePort())
        .text("native_protocol_version", NodeInfo.NATIVE_PROTOCOL_VERSION)
        .text("partitioner", node.partitioner().className())
        .text("rack", node.rack())
        .text("release_version", NodeInfo.RELEASE_VERSION)
        .set("rpc_address", node.address())
        .set("rpc_port", node.nativePort())
        .set("schema_version", state.schema().version())
        .set("tokens", new LinkedHashSet<>(node.tokens()))
        .build();
  }
}
