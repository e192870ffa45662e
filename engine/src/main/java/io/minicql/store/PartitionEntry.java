package io.minicql.store;

import io.minicql.ring.PartitionKey;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A partition in a memtable's directory. Any thread may read {@code root}, which is published by a
 * volatile write; only the holder of the shard's lock writes it and touches {@code pending}.
 */
final class PartitionEntry {
  final PartitionKey key;

  /**
   * The key's length and first bytes, so that short keys are compared without a look at their
   * array.
   */
  private final int keyLength;

  private final long keyHead;
  private volatile PartitionRoot root = PartitionRoot.EMPTY;
  private @Nullable PartitionRoot pending;

  PartitionEntry(PartitionKey key) {
    this.key = key;
    this.keyLength = key.bytes().length;
    this.keyHead = head(key.bytes());
  }

  /** The first eight bytes of a key, shorter ones as a whole. */
  static long head(byte[] bytes) {
    if (bytes.length >= Long.BYTES) {
      return BigEndian.readLong(bytes, 0);
    }
    long head = 0;
    for (byte each : bytes) {
      head = head << Byte.SIZE | (each & 0xFF);
    }
    return head;
  }

  /** Whether this is the partition of a key, whose head is given. */
  boolean isOf(byte[] keyBytes, long head) {
    return keyHead == head
        && keyLength == keyBytes.length
        && (keyLength <= Long.BYTES || Arrays.equals(key.bytes(), keyBytes));
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
