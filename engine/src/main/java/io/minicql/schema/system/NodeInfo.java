package io.minicql.schema.system;

import io.minicql.ring.Partitioner;
import java.net.InetAddress;
import java.util.List;
import java.util.UUID;

/**
 * What a database tells of itself in {@code system.local}, where Cassandra's drivers look first.
 *
 * @param clusterName the cluster's name
 * @param dataCenter the one data center
 * @param rack the one rack
 * @param hostId the node's identity
 * @param partitioner the partitioner of the ring
 * @param tokens the node's tokens as text
 * @param address the address for everything
 * @param storagePort the port between nodes
 * @param nativePort the port for clients
 * @param generation seconds since the epoch when the node started
 */
public record NodeInfo(
    String clusterName,
    String dataCenter,
    String rack,
    UUID hostId,
    Partitioner partitioner,
    List<String> tokens,
    InetAddress address,
    int storagePort,
    int nativePort,
    int generation) {

  /** The version of Cassandra whose answers are given. */
  public static final String RELEASE_VERSION = "5.0.9";

  /** The version of the query language. */
  public static final String CQL_VERSION = "3.4.7";

  /** The newest version of the native protocol. */
  public static final String NATIVE_PROTOCOL_VERSION = "5";

  public NodeInfo {
    tokens = List.copyOf(tokens);
  }
}
