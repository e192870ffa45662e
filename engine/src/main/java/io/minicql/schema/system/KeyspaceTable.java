package io.minicql.schema.system;

import io.minicql.ring.PartitionKey;
import io.minicql.ring.Partitioner;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.TableMetadata;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A table that has a partition for each keyspace. The tables of {@code system_schema} tell of
 * stored keyspaces and are scanned in the order of tokens, those of {@code system_virtual_schema}
 * tell of virtual keyspaces in the order of their names.
 */
final class KeyspaceTable implements VirtualTable {

  private final TableMetadata metadata;
  private final RowSource source;

  KeyspaceTable(TableMetadata metadata, RowSource source) {
    this.metadata = metadata;
    this.source = source;
  }

  @Override
  public TableMetadata metadata() {
    return metadata;
  }

  @Override
  public List<VirtualPartition> partitions(SystemState state) {
    List<VirtualPartition> partitions = new ArrayList<>();
    for (KeyspaceMetadata keyspace : state.schema().keyspaces().values()) {
      VirtualPartition partition = partition(state.node().partitioner(), keyspace);
      if (partition != null) {
        partitions.add(partition);
      }
    }
    if (!metadata.isVirtual()) {
      partitions.sort(Comparator.comparing(VirtualPartition::key));
    }
    return partitions;
  }

  @Override
  public @Nullable VirtualPartition partition(SystemState state, byte[] key) {
    String name = new String(key, StandardCharsets.UTF_8);
    KeyspaceMetadata keyspace = state.schema().keyspace(name);
    return keyspace == null ? null : partition(state.node().partitioner(), keyspace);
  }

  private @Nullable VirtualPartition partition(Partitioner partitioner, KeyspaceMetadata keyspace) {
    if (keyspace.virtual() != metadata.isVirtual()) {
      return null;
    }
    List<VirtualRow> found = new ArrayList<>(source.rows(keyspace));
    if (found.isEmpty()) {
      return null;
    }
    found.sort(this::compareClustering);
    PartitionKey key = partitioner.decorate(keyspace.name().getBytes(StandardCharsets.UTF_8));
    return new VirtualPartition(key, found);
  }

  private int compareClustering(VirtualRow left, VirtualRow right) {
    int index = metadata.partitionKey().size();
    for (ColumnMetadata column : metadata.clustering()) {
      byte[] leftValue = Objects.requireNonNull(left.value(index));
      byte[] rightValue = Objects.requireNonNull(right.value(index));
      int order = column.type().compare(leftValue, rightValue);
      if (order != 0) {
        return order;
      }
      index++;
    }
    return 0;
  }
}
