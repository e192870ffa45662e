package io.minicql.store;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The partitions of a range in all sources of a table, merged by key. Not thread-safe. */
final class PartitionScan implements PartitionCursor {
  private final PartitionReader partition;
  private PartitionPosition upper = PartitionPosition.START;
  private int count;
  private boolean[] hasPartition = {};

  /** Whether the reader's partition was given out, so that the reader has to move on. */
  private boolean[] isUsed = {};

  PartitionScan(PartitionReader partition) {
    this.partition = partition;
  }

  void open(PartitionRange range) {
    upper = range.upper();
    count = partition.sourceCount();
    if (hasPartition.length < count) {
      hasPartition = new boolean[count];
      isUsed = new boolean[count];
    }
    Arrays.fill(hasPartition, 0, count, true);
    Arrays.fill(isUsed, 0, count, true);
    for (int i = 0; i < count; i++) {
      partition.reader(i).seek(range.lower());
    }
  }

  @Override
  public boolean advance() {
    partition.leave();
    SourceReader first = first();
    if (first == null || upper.isBefore(first.key())) {
      count = 0;
      return false;
    }
    for (int i = 0; i < count; i++) {
      SourceReader reader = partition.reader(i);
      if (hasPartition[i] && (reader == first || reader.key().equals(first.key()))) {
        partition.add(reader);
        isUsed[i] = true;
      }
    }
    return partition.enter();
  }

  private @Nullable SourceReader first() {
    SourceReader first = null;
    for (int i = 0; i < count; i++) {
      SourceReader reader = partition.reader(i);
      if (hasPartition[i] && isUsed[i]) {
        hasPartition[i] = reader.nextPartition();
        isUsed[i] = false;
      }
      if (hasPartition[i] && (first == null || reader.key().compareTo(first.key()) < 0)) {
        first = reader;
      }
    }
    return first;
  }

  @Override
  public PartitionView partition() {
    return partition;
  }
}
