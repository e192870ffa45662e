package io.minicql.store;

import static java.util.Objects.requireNonNull;

import io.minicql.memory.OffHeapBytes;
import org.jspecify.annotations.Nullable;

/** An encoded clustering or bound to look for among rows off the heap. Meant to be reused. */
final class RowProbe implements OrderedNode.Probe {
  private @Nullable OffHeapBytes memory;
  private byte[] bytes = {};
  private int offset;
  private int length;
  private long prefix;

  void memory(OffHeapBytes newMemory) {
    memory = newMemory;
  }

  RowProbe key(byte[] keyBytes, int keyOffset, int keyLength) {
    bytes = keyBytes;
    offset = keyOffset;
    length = keyLength;
    prefix = ClusteringPrefix.of(keyBytes, keyOffset, keyLength);
    return this;
  }

  @Override
  public long prefix() {
    return prefix;
  }

  @Override
  public int compareTo(long reference) {
    return -StoredRows.compareClustering(requireNonNull(memory), reference, bytes, offset, length);
  }
}
