package io.minicql.exec.write;

import io.minicql.ring.PartitionKey;
import io.minicql.schema.TableMetadata;
import io.minicql.store.PartitionUpdate;
import io.minicql.store.PartitionUpdateBuilder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Collects the updates of a statement or batch: one for each partition. */
final class UpdateCollector {
  private record Target(UUID table, PartitionKey key) {}

  private final Map<Target, PartitionUpdateBuilder> builders = new LinkedHashMap<>();

  PartitionUpdateBuilder of(TableMetadata table, PartitionKey key) {
    return builders.computeIfAbsent(
        new Target(table.id(), key), target -> PartitionUpdate.builder(table, key));
  }

  /** The updates that write anything. */
  List<PartitionUpdate> build() {
    List<PartitionUpdate> updates = new ArrayList<>(builders.size());
    for (PartitionUpdateBuilder builder : builders.values()) {
      if (!builder.isEmpty()) {
        updates.add(builder.build());
      }
    }
    return updates;
  }
}
