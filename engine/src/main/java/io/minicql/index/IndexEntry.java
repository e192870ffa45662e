package io.minicql.index;

import io.minicql.ring.PartitionKey;
import java.util.Arrays;

/**
 * That a value may be found in a row. Ordered by value, then as rows are: by partition and encoded
 * clustering.
 *
 * @param value the indexed value, serialized
 * @param key the partition
 * @param clustering the encoded clustering; no bytes where the entry is of the whole partition
 */
record IndexEntry(byte[] value, PartitionKey key, byte[] clustering) implements IndexKey {
  static final byte[] NO_CLUSTERING = {};

  /** What an entry takes on the heap besides its bytes: objects, headers and its place. */
  private static final int OVERHEAD_BYTES = 160;

  long sizeBytes() {
    return (long) OVERHEAD_BYTES + value.length + key.bytes().length + clustering.length;
  }

  @Override
  public int comparePlace(IndexKey other) {
    if (other instanceof IndexEntry entry) {
      int order = key.compareTo(entry.key);
      return order != 0 ? order : Arrays.compareUnsigned(clustering, entry.clustering);
    }
    return -other.comparePlace(this);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof IndexEntry that && ORDER.compare(this, that) == 0;
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(value) + key.hashCode();
  }
}
