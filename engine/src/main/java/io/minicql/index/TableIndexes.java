package io.minicql.index;

import io.minicql.memory.MemoryBudget;
import io.minicql.schema.TableMetadata;
import io.minicql.store.ClusteringSlices;
import io.minicql.store.PartitionCursor;
import io.minicql.store.PartitionRange;
import io.minicql.store.PartitionUpdate;
import io.minicql.store.ReadContext;
import io.minicql.store.TableReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * All indexes of one table in one shard. Any thread looks an index up; all else is called only by
 * the holder of the shard's lock.
 *
 * <p>Invariants: {@code indexes} is an immutable map, replaced as a whole; what {@link #prepare}
 * adds is there before the update can be seen, and what an update made needless is taken out after
 * it is seen.
 */
public final class TableIndexes {
  /** Before every expiry: what has expired still counts, it may be seen with an older clock. */
  private static final long BEFORE_EXPIRY = Long.MIN_VALUE;

  private final TableReader rows;
  private final MemoryBudget budget;
  private final ReadContext context = new ReadContext().begin(BEFORE_EXPIRY);
  private final List<IndexUpdate> prepared = new ArrayList<>();
  private TableMetadata table;
  private volatile Map<String, ShardIndex> indexes = Map.of();

  /**
   * The indexes of a table without rows.
   *
   * @param rows the rows of the same table in the same shard
   */
  public TableIndexes(TableMetadata table, TableReader rows, MemoryBudget budget) {
    this.table = table;
    this.rows = rows;
    this.budget = budget;
    alter(table);
  }

  /** The part of an index in this shard, or null. */
  @Nullable ShardIndex find(String name) {
    return indexes.get(name);
  }

  /**
   * Adds the entries of an update that is not seen yet.
   *
   * @throws io.minicql.memory.MemoryBudgetExceededException when there is no memory; {@link
   *     #abandon} then
   */
  public void prepare(PartitionUpdate update) {
    if (indexes.isEmpty()) {
      return;
    }
    IndexUpdate change = new IndexUpdate(table, update, indexes.values());
    prepared.add(change);
    change.prepare(rows, context);
  }

  /** Takes out the entries that the updates, which are seen now, made needless. */
  public void publish() {
    finish();
  }

  /** Takes out the entries of updates that will never be seen. */
  public void abandon() {
    finish();
  }

  private void finish() {
    prepared.forEach(change -> change.removeNeedless(rows, context));
    prepared.clear();
  }

  /** Takes over the table's indexes: fills those that are new, forgets those that are gone. */
  public void alter(TableMetadata changed) {
    table = changed;
    Map<String, ShardIndex> before = indexes;
    Map<String, ShardIndex> after = new LinkedHashMap<>();
    for (IndexDefinition definition : IndexDefinition.of(changed)) {
      ShardIndex old = before.get(definition.name());
      boolean stays = old != null && old.definition().equals(definition);
      after.put(definition.name(), stays ? Objects.requireNonNull(old) : build(definition));
    }
    indexes = Map.copyOf(after);
    before.values().stream()
        .filter(index -> !after.containsValue(index))
        .forEach(index -> index.entries().close());
  }

  private ShardIndex build(IndexDefinition definition) {
    IndexTerms terms = new IndexTerms(definition);
    IndexEntries entries = new IndexEntries(budget);
    StoredEntries stored = new StoredEntries(table, terms);
    try {
      PartitionCursor partitions = rows.scan(PartitionRange.ALL, context);
      while (partitions.advance()) {
        stored.collect(partitions.partition(), ClusteringSlices.ALL, entries::add);
      }
    } catch (RuntimeException | Error e) {
      entries.close();
      throw e;
    }
    return new ShardIndex(terms, entries);
  }

  /** Takes everything out: the table was truncated. */
  public void truncate() {
    Map<String, ShardIndex> before = indexes;
    Map<String, ShardIndex> after = new LinkedHashMap<>();
    before.forEach(
        (name, index) -> after.put(name, new ShardIndex(index.terms(), new IndexEntries(budget))));
    indexes = Map.copyOf(after);
    before.values().forEach(index -> index.entries().close());
  }

  /** Forgets all indexes: the table was dropped. */
  public void close() {
    Map<String, ShardIndex> before = indexes;
    indexes = Map.of();
    before.values().forEach(index -> index.entries().close());
  }
}
