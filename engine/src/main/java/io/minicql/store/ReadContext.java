package io.minicql.store;

/**
 * What a reading is done with: the statement's second, the workspace that makes it free of garbage,
 * and the count of what was met. One partition can be read with it at a time; a statement that
 * reads several side by side needs several. It may be used again for any number of statements and
 * tables, by one thread at a time.
 */
public final class ReadContext {
  private final PartitionReader partition = new PartitionReader(this);
  private final PartitionScan scan = new PartitionScan(partition);
  private long nowSeconds;
  private long tombstones;
  private long liveRows;

  /** Begins a statement: sets its second and the counts to zero. */
  public ReadContext begin(long statementNowSeconds) {
    nowSeconds = statementNowSeconds;
    tombstones = 0;
    liveRows = 0;
    return this;
  }

  /** The second that decides what has expired. */
  public long nowSeconds() {
    return nowSeconds;
  }

  /**
   * Tombstones met since {@link #begin}, counted as Cassandra does for its warning and failure
   * thresholds: each dead cell, each deleted row without dead cells, each range deletion's two
   * ends.
   */
  public long tombstones() {
    return tombstones;
  }

  /** Live rows met since {@link #begin}, static rows not counted. */
  public long liveRows() {
    return liveRows;
  }

  PartitionReader partition() {
    return partition;
  }

  PartitionScan scan() {
    return scan;
  }

  void countTombstones(int count) {
    tombstones += count;
  }

  void countLiveRow() {
    liveRows++;
  }
}
