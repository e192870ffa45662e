package io.minicql.exec.read;

import io.minicql.plan.read.RowLimits;
import io.minicql.store.ClusteringSlices;
import io.minicql.store.PartitionView;
import io.minicql.store.RowCursor;
import io.minicql.store.RowView;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a reading that pass its filter, partition by partition. It lives inside one epoch: it
 * pauses after a number of rows, and another stream goes on from its position. Not thread-safe.
 */
final class RowStream {
  /** How many rows one epoch looks at. */
  static final int ROWS_PER_EPOCH = 20_000;

  /** What a step led to. */
  enum Step {
    /** A row. */
    ROW,
    /** Behind the last row. */
    END,
    /** Nowhere: the epoch has lasted long enough. */
    PAUSE
  }

  private final BoundRead read;
  private final PartitionSource source;
  private final @Nullable Position resume;
  private final int limitPerPartition;
  private final int rowsPerEpoch;
  private final CurrentRow row;

  private @Nullable RowCursor cursor;
  private boolean sawRow;
  private boolean inPartition;
  private int remainingInPartition;
  private int examined;

  /**
   * A stream.
   *
   * @param source the partitions, from the one of the position on
   * @param resume where it goes on inside of its first partition; null for the start
   */
  RowStream(
      BoundRead read, PartitionSource source, @Nullable Position resume, int limitPerPartition) {
    this(read, source, resume, limitPerPartition, ROWS_PER_EPOCH);
  }

  private RowStream(
      BoundRead read,
      PartitionSource source,
      @Nullable Position resume,
      int limitPerPartition,
      int rowsPerEpoch) {
    this.read = read;
    this.source = source;
    this.resume = resume;
    this.limitPerPartition = limitPerPartition;
    this.rowsPerEpoch = rowsPerEpoch;
    this.row = new CurrentRow();
  }

  /** A stream from the start that never pauses. */
  static RowStream endless(BoundRead read, PartitionSource source, int limitPerPartition) {
    return new RowStream(read, source, null, limitPerPartition, Integer.MAX_VALUE);
  }

  /** The row that the last step led to. */
  CurrentRow row() {
    return row;
  }

  Step next() {
    while (true) {
      if (inPartition) {
        if (nextInPartition()) {
          return Step.ROW;
        }
        if (inPartition) {
          return Step.PAUSE;
        }
      }
      if (examined >= rowsPerEpoch) {
        return Step.PAUSE;
      }
      PartitionView view = source.next();
      if (view == null) {
        return Step.END;
      }
      enter(view);
    }
  }

  private void enter(PartitionView view) {
    row.enterPartition(read.table(), view);
    examined++;
    Position position = resume;
    boolean resumed = position != null && Arrays.equals(position.key(), view.key().bytes());
    ClusteringSlices slices = read.slices();
    remainingInPartition = limitPerPartition;
    if (resumed && position != null) {
      byte[] clustering = position.clustering();
      slices =
          clustering == null ? ClusteringSlices.NONE : slices.after(clustering, read.direction());
      remainingInPartition = position.remainingInPartition();
    }
    sawRow = resumed;
    inPartition = read.filter().acceptsPartition(row) && remainingInPartition > 0;
    if (inPartition) {
      cursor = slices.isEmpty() ? null : view.rows(slices, read.direction());
    }
  }

  /** Moves to the next row of the partition; leaves the partition behind its last one. */
  private boolean nextInPartition() {
    if (read.distinct()) {
      return oneOfPartition();
    }
    RowCursor rows = cursor;
    while (rows != null && remainingInPartition > 0) {
      if (examined > rowsPerEpoch) {
        return false;
      }
      if (!rows.advance()) {
        break;
      }
      examined++;
      sawRow = true;
      row.standOn(rows.row());
      if (read.filter().acceptsRow(row)) {
        countRow();
        return true;
      }
    }
    inPartition = false;
    return givesStaticContent() && standOnStatics();
  }

  private boolean givesStaticContent() {
    return !sawRow && read.givesStaticContent() && row.hasStaticRow();
  }

  private boolean standOnStatics() {
    row.standOn(null);
    remainingInPartition = 0;
    return true;
  }

  private boolean oneOfPartition() {
    inPartition = false;
    remainingInPartition = 0;
    if (sawRow) {
      return false;
    }
    if (row.hasStaticRow()) {
      row.standOn(null);
      return true;
    }
    return cursor != null && cursor.advance();
  }

  private void countRow() {
    if (limitPerPartition != RowLimits.NONE) {
      remainingInPartition--;
    }
  }

  /** Leaves out what is left of the partition. */
  void skipPartition() {
    inPartition = false;
  }

  /** Whether nothing can follow the last row in its partition. */
  boolean isPartitionDone() {
    return remainingInPartition <= 0 || row.clusteredRow() == null || !read.table().hasClustering();
  }

  /** Whether partitions may follow the current one. */
  boolean mayHaveMorePartitions() {
    return source.mayHaveMore();
  }

  /** The place behind the row that was looked at last. */
  Position position() {
    byte[] key = row.key().bytes();
    RowView last = row.clusteredRow();
    return inPartition && last != null
        ? new Position(key, last.encodedClustering(), remainingInPartition)
        : Position.afterPartition(key);
  }
}
