package io.minicql.store;

import io.minicql.CqlException;
import io.minicql.memory.Epochs;
import io.minicql.memory.SlabPool;
import io.minicql.ring.PartitionKey;
import io.minicql.schema.TableMetadata;
import org.jspecify.annotations.Nullable;

/**
 * The store of one table in one shard. Any thread reads, inside an epoch and without a lock; all
 * other methods are called only by the holder of the shard's lock.
 *
 * <p>Invariants: {@code state} is immutable and published by a volatile write; what a new state
 * does not lead to any more is retired to the epochs before its memory is given back; a closed
 * store has no sources and refuses writes.
 */
public final class TableStore implements TableReader {
  private final SlabPool pool;
  private final Epochs epochs;
  private volatile TableState state;
  private Memtable memtable;
  private MemtableWriter writer;
  private boolean isClosed;

  public TableStore(TableMetadata table, SlabPool pool, Epochs epochs) {
    this.pool = pool;
    this.epochs = epochs;
    TableLayout layout = new TableLayout(table);
    this.memtable = new Memtable(pool);
    this.writer = new MemtableWriter(memtable, layout);
    this.state = new TableState(layout, new Source[] {memtable});
  }

  /** The table as it is stored now. */
  public TableMetadata table() {
    return state.layout().table();
  }

  @Override
  public @Nullable PartitionView partition(PartitionKey key, ReadContext context) {
    PartitionReader reader = context.partition();
    reader.open(state);
    return reader.find(key) ? reader : null;
  }

  @Override
  public PartitionCursor scan(PartitionRange range, ReadContext context) {
    context.partition().open(state);
    PartitionScan scan = context.scan();
    scan.open(range);
    return scan;
  }

  /**
   * Merges an update without showing it. Several may be prepared and are then published together;
   * after a failure all of them have to be abandoned.
   *
   * @throws io.minicql.memory.MemoryBudgetExceededException when there is no memory
   * @throws CqlException (invalid) when the table was dropped meanwhile
   */
  public void prepare(PartitionUpdate update) {
    if (isClosed) {
      throw CqlException.invalid("table " + table().name() + " does not exist");
    }
    writer.prepare(update);
  }

  /** Shows all prepared updates to readers. Does not fail. */
  public void publish() {
    writer.publish();
  }

  /** Forgets all prepared updates. Does not fail. */
  public void abandon() {
    writer.abandon();
  }

  /**
   * Takes over the table's changed columns. New columns come here before any statement can use
   * them.
   */
  public void alter(TableMetadata table) {
    TableLayout layout = new TableLayout(table);
    writer.layout(layout);
    state = new TableState(layout, state.sources());
  }

  /** Takes everything out. */
  public void truncate() {
    Memtable old = memtable;
    memtable = new Memtable(pool);
    writer = new MemtableWriter(memtable, state.layout());
    state = new TableState(state.layout(), new Source[] {memtable});
    epochs.retire(old::close);
  }

  /** Takes everything out and refuses writes from now on: the table was dropped. */
  public void close() {
    if (!isClosed) {
      isClosed = true;
      state = new TableState(state.layout(), new Source[0]);
      epochs.retire(memtable::close);
    }
  }

  /** How much is stored; a little old where a write is under way. */
  public StoreStatistics statistics() {
    Memtable current = memtable;
    return new StoreStatistics(
        current.directory.size(),
        current.rowCount(),
        current.rowBytes(),
        current.arena.usedBytes(),
        current.arena.reservedBytes());
  }
}
