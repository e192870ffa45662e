package io.minicql.schema.system;

import io.minicql.ring.PartitionKey;
import java.util.List;

/**
 * A partition of a virtual table.
 *
 * @param key the serialized partition key with its token
 * @param rows the rows in the order of the clustering, at least one
 */
public record VirtualPartition(PartitionKey key, List<VirtualRow> rows) {

  public VirtualPartition {
    rows = List.copyOf(rows);
  }
}
