package io.minicql.exec.read;

import io.minicql.ExecutionOptions;
import io.minicql.PagingState;
import io.minicql.ResultPage;
import io.minicql.exec.ExecutionContext;
import io.minicql.index.IndexLookup;
import io.minicql.index.IndexReader;
import io.minicql.memory.Epochs;
import io.minicql.plan.read.RowLimits;
import io.minicql.plan.read.SelectPlan;
import io.minicql.ring.PartitionKey;
import io.minicql.store.PartitionCursor;
import io.minicql.store.PartitionPosition;
import io.minicql.store.PartitionRange;
import io.minicql.store.TableReader;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One page of one execution: opens streams, each in an epoch of its own, and knows what the page
 * may hold. Used by one thread.
 */
final class ReadRun {
  /** How many bytes a page may hold before it ends. */
  static final int PAGE_BYTES = 1 << 20;

  private final SelectPlan plan;
  private final BoundRead read;
  private final TableReader reader;
  private final IndexReader indexes;
  private final Epochs epochs;
  private final Workspace workspace;
  private final ExecutionContext context;
  private final PagingStates states;
  private final int limitPerPartition;
  private final int remainingBefore;
  private final @Nullable Position start;

  /**
   * Prepares a page.
   *
   * @param resume what the paging state says; null for the first page
   */
  ReadRun(
      SelectPlan plan,
      BoundRead read,
      Source source,
      ExecutionContext context,
      PagingStates states,
      @Nullable ResumePoint resume) {
    this.plan = plan;
    this.read = read;
    this.reader = source.reader();
    this.indexes = source.indexes();
    this.epochs = source.epochs();
    this.workspace = source.workspace();
    this.context = context;
    this.states = states;
    this.limitPerPartition = plan.parts().limits().evaluatePerPartition(context.bindings());
    int limit = plan.parts().limits().evaluateTotal(context.bindings());
    this.remainingBefore = resume == null ? limit : resume.remaining();
    this.start = resume == null ? null : resume.position();
  }

  /** Where the rows are and what they are read with. */
  record Source(TableReader reader, IndexReader indexes, Epochs epochs, Workspace workspace) {}

  /** Fills something from a stream. */
  interface Filling {
    /** Reads on; false where the stream paused. */
    boolean fill(RowStream stream);
  }

  SelectPlan plan() {
    return plan;
  }

  BoundRead read() {
    return read;
  }

  ExecutionContext context() {
    return context;
  }

  TableReader reader() {
    return reader;
  }

  Epochs epochs() {
    return epochs;
  }

  ResultBuffer newBuffer() {
    return workspace.buffer();
  }

  int limitPerPartition() {
    return limitPerPartition;
  }

  /** The partition that the page goes on in or behind; null for the first page. */
  byte @Nullable [] startKey() {
    return start == null ? null : start.key();
  }

  /** How many groups of that partition earlier pages have given. */
  int groupsBeforeInPartition() {
    return start == null || start.clustering() == null || limitPerPartition == RowLimits.NONE
        ? 0
        : limitPerPartition - start.remainingInPartition();
  }

  int remainingBefore() {
    return remainingBefore;
  }

  /** Whether the client wants pages. */
  boolean isPaged() {
    return context.options().pageSize() > 0;
  }

  /** The most rows or groups that this page may hold. */
  int pageRows() {
    ExecutionOptions options = context.options();
    return isPaged() ? Math.min(options.pageSize(), remainingBefore) : remainingBefore;
  }

  /**
   * Lets a filling read until it is done, in one epoch after the other.
   *
   * @param rowsPerPartition the limit that the stream itself keeps to
   */
  void stream(int rowsPerPartition, Filling filling) {
    Position position = start;
    boolean done = read.isEmpty();
    while (!done) {
      int ticket = epochs.enter();
      try {
        RowStream stream = open(position, rowsPerPartition);
        done = filling.fill(stream);
        position = done ? position : stream.position();
      } finally {
        epochs.exit(ticket);
      }
    }
  }

  private RowStream open(@Nullable Position position, int rowsPerPartition) {
    return new RowStream(read, sourceFrom(position), position, rowsPerPartition);
  }

  private PartitionSource sourceFrom(@Nullable Position position) {
    List<PartitionKey> keys = read.keys();
    if (keys != null) {
      return new KeySource(reader, workspace.context(), keys, firstKey(keys, position));
    }
    PartitionRange range = read.range();
    if (range == null) {
      throw new IllegalStateException("neither keys nor a range");
    }
    return new RingSource(scan(position == null ? range : rest(range, position)));
  }

  /** A part of the ring: what an index leads to, or all if the index was dropped meanwhile. */
  private PartitionCursor scan(PartitionRange range) {
    IndexLookup lookup = read.lookup();
    PartitionCursor found =
        lookup == null ? null : indexes.scan(lookup, range, workspace.context());
    return found != null ? found : reader.scan(range, workspace.context());
  }

  private static int firstKey(List<PartitionKey> keys, @Nullable Position position) {
    if (position == null) {
      return 0;
    }
    int index = KeySource.indexOf(keys, position.key());
    if (index < 0) {
      throw PagingStates.invalid(null);
    }
    return position.clustering() == null ? index + 1 : index;
  }

  private PartitionRange rest(PartitionRange range, Position position) {
    PartitionKey key = states.key(position);
    return range.from(
        position.clustering() == null
            ? PartitionPosition.afterKey(key)
            : PartitionPosition.beforeKey(key));
  }

  /**
   * The page.
   *
   * @param remaining what LIMIT still allows behind it
   * @param next where the next page begins; null where there is none
   */
  ResultPage page(ResultBuffer buffer, int rows, int remaining, @Nullable Position next) {
    PagingState state =
        next == null || remaining == 0 ? null : states.write(new ResumePoint(next, remaining));
    return new ResultPage(
        plan.resultColumns(),
        rows,
        buffer.copyOfBytes(),
        buffer.copyOfEnds(),
        state,
        context.warnings());
  }

  /** What LIMIT still allows behind some rows or groups. */
  int remainingAfter(int rows) {
    return remainingBefore == RowLimits.NONE ? RowLimits.NONE : remainingBefore - rows;
  }

  /** Whether it is known that no other partition is read behind this one. */
  boolean isLastPartition(byte[] key) {
    List<PartitionKey> keys = read.keys();
    return keys != null && Arrays.equals(keys.get(keys.size() - 1).bytes(), key);
  }

  /**
   * Where a page begins that follows a full one, as Cassandra decides it: it looks no further, so
   * that the next page may turn out empty (rule 14).
   */
  @Nullable Position positionBehind(RowStream stream, Position last) {
    boolean isLastPartition = !stream.mayHaveMorePartitions();
    boolean done = stream.isPartitionDone();
    if (done && isLastPartition && read.keys() != null) {
      return null;
    }
    return done ? Position.afterPartition(last.key()) : last;
  }
}
