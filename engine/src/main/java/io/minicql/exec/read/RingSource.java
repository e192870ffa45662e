package io.minicql.exec.read;

import io.minicql.store.PartitionCursor;
import io.minicql.store.PartitionView;
import org.jspecify.annotations.Nullable;

/** Partitions in token order. */
final class RingSource implements PartitionSource {
  private final PartitionCursor cursor;

  RingSource(PartitionCursor cursor) {
    this.cursor = cursor;
  }

  @Override
  public @Nullable PartitionView next() {
    return cursor.advance() ? cursor.partition() : null;
  }

  @Override
  public boolean mayHaveMore() {
    return true;
  }
}
