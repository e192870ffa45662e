package io.minicql.index;

import io.minicql.store.PartitionPosition;

/** A place between entries, to look from. */
record IndexProbe(byte[] value, PartitionPosition place) implements IndexKey {
  @Override
  public int comparePlace(IndexKey other) {
    return other instanceof IndexEntry entry && place.isBefore(entry.key()) ? -1 : 1;
  }
}
