package io.minicql.schema.system;

import io.minicql.schema.TableMetadata;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table about things that a database never has: other nodes, triggers, masked columns.
 *
 * @param metadata the table's columns and key
 */
record EmptyTable(TableMetadata metadata) implements VirtualTable {

  @Override
  public List<VirtualPartition> partitions(SystemState state) {
    return List.of();
  }

  @Override
  public @Nullable VirtualPartition partition(SystemState state, byte[] key) {
    return null;
  }
}
