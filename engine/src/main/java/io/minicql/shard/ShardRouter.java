package io.minicql.shard;

import io.minicql.CqlException;
import io.minicql.index.IndexReader;
import io.minicql.index.TableIndexes;
import io.minicql.memory.Epochs;
import io.minicql.memory.MemoryBudgetExceededException;
import io.minicql.memory.SlabPool;
import io.minicql.ring.PartitionKey;
import io.minicql.ring.TokenRing;
import io.minicql.schema.TableMetadata;
import io.minicql.store.PartitionUpdate;
import io.minicql.store.StoreStatistics;
import io.minicql.store.TableReader;
import io.minicql.store.TableStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * All shards of one database and the tables in them. For any thread.
 *
 * <p>Reading: enter {@link #epochs}, get the table's {@link #reader}, fill one bounded page, exit.
 * Writing: {@link #apply} or {@link #applyAll}; what reads before it writes (conditions, list
 * indexes) does both inside {@link #withLocks}.
 *
 * <p>Invariants: locks of several shards are taken in the order of their numbers; {@code tables} is
 * an immutable map, replaced under this object's monitor. A failed write leaves nothing visible.
 */
public final class ShardRouter implements AutoCloseable {
  private static final Duration CLOSE_LIMIT = Duration.ofSeconds(10);

  private final TokenRing ring;
  private final SlabPool pool;
  private final Epochs epochs;
  private final List<Shard> shards;
  private volatile Map<UUID, ShardedTable> tables = Map.of();

  public ShardRouter(TokenRing ring, SlabPool pool, Epochs epochs) {
    this.ring = ring;
    this.pool = pool;
    this.epochs = epochs;
    this.shards = IntStream.range(0, ring.shards()).mapToObj(Shard::new).toList();
  }

  /** The ring that says which shard owns a token. */
  public TokenRing ring() {
    return ring;
  }

  /** The shards by number. */
  public List<Shard> shards() {
    return shards;
  }

  /** What a reader enters before it reads and exits before it waits or returns. */
  public Epochs epochs() {
    return epochs;
  }

  /**
   * The reader of a table.
   *
   * @throws CqlException (invalid) when the table was dropped meanwhile
   */
  public TableReader reader(TableMetadata table) {
    return sharded(table);
  }

  /**
   * The reader of a table's indexes.
   *
   * @throws CqlException (invalid) when the table was dropped meanwhile
   */
  public IndexReader indexReader(TableMetadata table) {
    return sharded(table).indexes();
  }

  /** Applies an update to one partition; readers see all of it or nothing. */
  public void apply(PartitionUpdate update) {
    try {
      applyOnce(update);
    } catch (MemoryBudgetExceededException e) {
      retryIfMemoryWasFreed(e, () -> applyOnce(update));
    }
  }

  private void applyOnce(PartitionUpdate update) {
    int number = ring.shardOf(update.key());
    TablePart part = sharded(update.table()).part(number);
    Shard shard = shards.get(number);
    assert isInOrder(shard) : "the lock of a later shard is held already";
    shard.lock();
    try {
      part.prepare(update);
      part.publish();
    } catch (RuntimeException | Error e) {
      part.abandon();
      throw e;
    } finally {
      shard.unlock();
    }
  }

  /**
   * Applies all updates or, when one fails, none. Each partition changes as a whole; a reader may
   * see one partition's change before another's.
   */
  public void applyAll(Collection<PartitionUpdate> updates) {
    try {
      applyAllOnce(updates);
    } catch (MemoryBudgetExceededException e) {
      retryIfMemoryWasFreed(e, () -> applyAllOnce(updates));
    }
  }

  private void applyAllOnce(Collection<PartitionUpdate> updates) {
    List<PartitionKey> keys = updates.stream().map(PartitionUpdate::key).toList();
    withLocks(
        keys,
        () -> {
          List<TablePart> changed = new ArrayList<>();
          try {
            for (PartitionUpdate update : updates) {
              TablePart part = sharded(update.table()).part(ring.shardOf(update.key()));
              changed.add(part);
              part.prepare(update);
            }
            changed.forEach(TablePart::publish);
            return changed.size();
          } catch (RuntimeException | Error e) {
            changed.forEach(TablePart::abandon);
            throw e;
          }
        });
  }

  private void retryIfMemoryWasFreed(MemoryBudgetExceededException failure, Runnable write) {
    if (epochs.drain() == 0) {
      throw failure;
    }
    write.run();
  }

  /**
   * Runs work while no other thread writes to the partition: a read, a decision and a write in one
   * piece. The work may write to this partition only; for several see {@link #withLocks}.
   */
  public <T> T withLock(PartitionKey key, Supplier<T> work) {
    Shard shard = shards.get(ring.shardOf(key));
    assert isInOrder(shard) : "the lock of a later shard is held already";
    return shard.locked(work);
  }

  /**
   * Runs work while no other thread writes to any of the partitions. The work may write to these
   * partitions only: shards are locked in the order of their numbers, or threads wait for each
   * other.
   */
  public <T> T withLocks(Collection<PartitionKey> keys, Supplier<T> work) {
    TreeSet<Integer> numbers = new TreeSet<>();
    for (PartitionKey key : keys) {
      numbers.add(ring.shardOf(key));
    }
    List<Shard> ordered = numbers.stream().map(shards::get).toList();
    assert ordered.stream().allMatch(this::isInOrder) : "the lock of a later shard is held already";
    return withLocks(ordered, 0, work);
  }

  /**
   * Whether the caller may lock the shard without the danger of waiting for one who waits for him.
   */
  private boolean isInOrder(Shard shard) {
    return shard.isLockedByCaller()
        || shards.stream()
            .noneMatch(other -> other.number() > shard.number() && other.isLockedByCaller());
  }

  private static <T> T withLocks(List<Shard> ordered, int from, Supplier<T> work) {
    return from == ordered.size()
        ? work.get()
        : ordered.get(from).locked(() -> withLocks(ordered, from + 1, work));
  }

  /** Makes room for a table; before any statement can use it. */
  public synchronized void createTable(TableMetadata table) {
    List<TablePart> parts = shards.stream().map(shard -> newPart(table)).toList();
    Map<UUID, ShardedTable> changed = new HashMap<>(tables);
    if (changed.putIfAbsent(table.id(), new ShardedTable(ring, parts)) != null) {
      throw new IllegalStateException("table " + table + " is there already");
    }
    tables = Map.copyOf(changed);
  }

  private TablePart newPart(TableMetadata table) {
    TableStore store = new TableStore(table, pool, epochs);
    return new TablePart(store, new TableIndexes(table, store, pool.budget()));
  }

  /**
   * Takes over a table's changed columns and indexes; before any statement can use the new ones.
   */
  public synchronized void alterTable(TableMetadata table) {
    ShardedTable sharded = sharded(table);
    withLocks(shards, 0, () -> forEachStore(sharded, part -> part.alter(table)));
  }

  /** Takes everything out of a table, of all shards at once. */
  public synchronized void truncate(TableMetadata table) {
    ShardedTable sharded = sharded(table);
    withLocks(shards, 0, () -> forEachStore(sharded, TablePart::truncate));
    epochs.drain();
  }

  /** Takes a table out; statements that still have it get an error. */
  public synchronized void dropTable(TableMetadata table) {
    ShardedTable sharded = sharded(table);
    Map<UUID, ShardedTable> changed = new HashMap<>(tables);
    changed.remove(table.id());
    tables = Map.copyOf(changed);
    withLocks(shards, 0, () -> forEachStore(sharded, TablePart::close));
    epochs.drain();
  }

  private int forEachStore(ShardedTable table, Consumer<TablePart> action) {
    for (Shard shard : shards) {
      action.accept(table.part(shard.number()));
    }
    return shards.size();
  }

  /** How much a table has stored in all shards. */
  public StoreStatistics statistics(TableMetadata table) {
    return sharded(table).statistics();
  }

  /** How much a table has stored in one shard. */
  public StoreStatistics statistics(TableMetadata table, Shard shard) {
    return sharded(table).part(shard.number()).store().statistics();
  }

  private ShardedTable sharded(TableMetadata table) {
    ShardedTable sharded = tables.get(table.id());
    if (sharded == null) {
      throw CqlException.invalid("table " + table.name() + " does not exist");
    }
    return sharded;
  }

  /**
   * Drops all tables, waits a while for readers that are still inside, and gives all memory back.
   */
  @Override
  public synchronized void close() {
    Map<UUID, ShardedTable> dropped = tables;
    tables = Map.of();
    for (ShardedTable table : dropped.values()) {
      withLocks(shards, 0, () -> forEachStore(table, TablePart::close));
    }
    epochs.awaitIdle(CLOSE_LIMIT);
    epochs.drain();
    pool.close();
  }
}
