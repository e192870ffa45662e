package io.minicql.plan.restriction;

import io.minicql.plan.term.Bindings;
import io.minicql.ring.PartitionKey;
import io.minicql.ring.PartitionKeys;
import io.minicql.ring.Partitioner;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.store.PartitionRange;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What WHERE says of the partition key: by its columns, by its token or by both. */
public final class PartitionKeyRestrictions {
  private final TableMetadata table;
  private final RestrictionSet byColumn = new RestrictionSet();
  private @Nullable TokenRestriction byToken;
  private boolean namesPartitions;
  private boolean needsFiltering;
  private boolean hasIn;
  private EqualRestriction @Nullable [] onlyValues;

  PartitionKeyRestrictions(TableMetadata table) {
    this.table = table;
  }

  void add(Restriction restriction) {
    byColumn.add(restriction);
  }

  void add(TokenRestriction restriction) {
    byToken = byToken == null ? restriction : byToken.mergeWith(restriction);
  }

  /** Ends the adding; what executions ask for again and again is found out once. */
  void seal() {
    namesPartitions =
        byColumn.columns().size() == table.partitionKey().size() && byColumn.hasOnlyEqualityAndIn();
    hasIn = byColumn.hasIn();
    needsFiltering = !byColumn.isEmpty() && !namesPartitions;
    onlyValues =
        namesPartitions && !byColumn.hasIn()
            ? byColumn.restrictions().toArray(EqualRestriction[]::new)
            : null;
  }

  RestrictionSet byColumn() {
    return byColumn;
  }

  /** Whether nothing is said of the partition key. */
  public boolean isEmpty() {
    return byColumn.isEmpty() && byToken == null;
  }

  /** Whether the token is restricted. */
  public boolean isOnToken() {
    return byToken != null;
  }

  /** Whether more than one value is possible by IN. */
  public boolean hasIn() {
    return hasIn;
  }

  /**
   * Whether each partition key column has its values: the partitions to read or write are known.
   */
  public boolean namesPartitions() {
    return namesPartitions;
  }

  /** Whether exactly one partition is named. */
  public boolean namesOnePartition() {
    return onlyValues != null;
  }

  /** Whether partitions have to be tested: the key is cut by inequalities or only partly given. */
  boolean needsFiltering() {
    return needsFiltering;
  }

  /**
   * The only partition; only where {@link #namesOnePartition}.
   *
   * @throws io.minicql.CqlException where a value is null or unset, or the key is not valid
   */
  public PartitionKey evaluateOne(Partitioner partitioner, Bindings bindings) {
    EqualRestriction[] restrictions = onlyValues;
    if (restrictions == null) {
      throw new IllegalStateException("not one partition");
    }
    byte[][] components = new byte[restrictions.length][];
    for (int i = 0; i < components.length; i++) {
      components[i] = restrictions[i].singleValue(bindings);
    }
    return partitioner.decorate(PartitionKeys.compose(components));
  }

  /**
   * The partitions in the order of their key values, each once (rule 6), inside the restricted
   * tokens; only where {@link #namesPartitions}.
   *
   * @throws io.minicql.CqlException where a value is null or unset, or a key is not valid
   */
  public List<PartitionKey> evaluate(Partitioner partitioner, Bindings bindings) {
    if (onlyValues != null && byToken == null) {
      return List.of(evaluateOne(partitioner, bindings));
    }
    List<byte[][]> tuples = Tuples.EMPTY;
    for (Restriction restriction : byColumn.restrictions()) {
      tuples = Tuples.product(tuples, ((KeyValues) restriction).tuples(bindings));
    }
    Collection<byte[][]> distinct = new TreeSet<>(this::compareValues);
    distinct.addAll(tuples);
    List<PartitionKey> keys = new ArrayList<>(distinct.size());
    for (byte[][] components : distinct) {
      keys.add(partitioner.decorate(PartitionKeys.compose(components)));
    }
    return byToken == null ? keys : inside(byToken.evaluate(partitioner, bindings), keys);
  }

  private static List<PartitionKey> inside(
      @Nullable PartitionRange range, List<PartitionKey> keys) {
    return range == null
        ? List.of()
        : keys.stream()
            .filter(key -> range.lower().isBefore(key) && !range.upper().isBefore(key))
            .toList();
  }

  private int compareValues(byte[][] left, byte[][] right) {
    for (int i = 0; i < left.length; i++) {
      int order = table.partitionKey().get(i).type().compare(left[i], right[i]);
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  /** The part of the ring to scan; null where nothing can be in it. */
  public @Nullable PartitionRange evaluateRange(Partitioner partitioner, Bindings bindings) {
    return byToken == null ? PartitionRange.ALL : byToken.evaluate(partitioner, bindings);
  }

  /** Whether the column has one value by equality. */
  boolean isEqual(ColumnMetadata column) {
    Restriction restriction = byColumn.of(column);
    return restriction != null && restriction.isEquality();
  }
}
