package io.minicql.store;

import io.minicql.ring.PartitionKey;
import org.jspecify.annotations.Nullable;

/**
 * A partition in a memtable's directory. Any thread may read {@code root}, which is published by a
 * volatile write; only the holder of the shard's lock writes it and touches {@code pending}.
 */
final class PartitionEntry {
  final PartitionKey key;
  private volatile PartitionRoot root = PartitionRoot.EMPTY;
  private @Nullable PartitionRoot pending;

  PartitionEntry(PartitionKey key) {
    this.key = key;
  }

  PartitionRoot root() {
    return root;
  }

  /** The state that the update under way has come to. */
  PartitionRoot pendingOrRoot() {
    return pending == null ? root : pending;
  }

  /** Prepares a state that nobody sees yet. */
  void prepare(PartitionRoot newRoot) {
    pending = newRoot;
  }

  void publish() {
    if (pending != null) {
      root = pending;
      pending = null;
    }
  }

  void abandon() {
    pending = null;
  }
}
