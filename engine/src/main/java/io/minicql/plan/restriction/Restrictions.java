package io.minicql.plan.restriction;

import io.minicql.grammar.ast.RawRelation;
import io.minicql.index.IndexDefinition;
import io.minicql.index.IndexLookup;
import io.minicql.plan.PlanContext;
import io.minicql.plan.term.Bindings;
import io.minicql.plan.term.Term;
import io.minicql.plan.term.TermBinder;
import io.minicql.ring.Partitioner;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.store.ClusteringSlices;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A WHERE clause that was checked; immutable. */
public final class Restrictions {
  private final TableMetadata table;
  private final PartitionKeyRestrictions partitionKey;
  private final ClusteringRestrictions clustering;
  private final RestrictionSet others;
  private final IndexUse indexes;
  private final boolean hasRegularColumns;

  private Restrictions(TableMetadata table, RestrictionParts parts, IndexUse indexes) {
    this.table = table;
    this.partitionKey = parts.partitionKey();
    this.clustering = parts.clustering();
    this.others = parts.others();
    this.indexes = indexes;
    this.hasRegularColumns = others.columns().stream().anyMatch(ColumnMetadata::isRegular);
  }

  /**
   * What checks depend on besides the relations themselves.
   *
   * @param kind the kind of statement
   * @param onlyStatics whether only static columns are selected or modified
   * @param allowFiltering whether the statement says ALLOW FILTERING
   */
  public record Rules(StatementKind kind, boolean onlyStatics, boolean allowFiltering) {}

  /**
   * Binds and checks the relations of a statement, one after the other and then together.
   *
   * @throws io.minicql.CqlException with the code and text of Cassandra where they are refused
   */
  public static Restrictions bind(
      PlanContext context,
      Partitioner partitioner,
      TableMetadata table,
      Rules rules,
      List<RawRelation> where) {
    RestrictionParts parts =
        new RestrictionParts(rules.kind(), table, partitioner, rules.allowFiltering());
    RelationBinder binder = new RelationBinder(table, new TermBinder(context), parts);
    where.forEach(binder::bind);
    parts.seal();
    // Virtual tables are small and answer every filter.
    FilteringCheck filtering = new FilteringCheck(rules.allowFiltering() || table.isVirtual());
    IndexUse indexes = IndexUse.of(parts);
    PartitionKeyCheck.require(parts, table, filtering, indexes);
    ClusteringCheck.requireNoneForStatics(parts, rules.onlyStatics());
    ClusteringCheck.require(
        parts, table, rules.onlyStatics(), rules.allowFiltering() || indexes.isPossible());
    filtering.requireForOthers(parts, indexes);
    indexes.requireOnePartition(parts.partitionKey());
    return new Restrictions(table, parts, indexes);
  }

  /**
   * The restrictions to one row whose whole key is given.
   *
   * @param key a term for each column of the primary key
   */
  public static Restrictions ofKey(
      Partitioner partitioner, TableMetadata table, Map<ColumnMetadata, Term> key) {
    RestrictionParts parts = new RestrictionParts(StatementKind.UPDATE, table, partitioner, false);
    key.forEach(
        (column, term) ->
            parts.add(new EqualRestriction(List.of(column), TupleValue.of(column, term))));
    parts.seal();
    return new Restrictions(table, parts, IndexUse.of(parts));
  }

  public PartitionKeyRestrictions partitionKey() {
    return partitionKey;
  }

  public ClusteringRestrictions clustering() {
    return clustering;
  }

  /** Whether partitions are found by walking a part of the ring. */
  public boolean isKeyRange() {
    return !partitionKey.namesPartitions();
  }

  /** Whether regular columns are restricted. */
  public boolean hasRegularColumns() {
    return hasRegularColumns;
  }

  /** Whether only static columns are restricted outside the primary key. */
  public boolean hasOthersOnlyOnStatics() {
    return others.columns().stream().allMatch(ColumnMetadata::isStatic);
  }

  /**
   * Whether whole partitions are asked for, so that those with static content only are answered by
   * a row (rules 15 and 16).
   */
  public boolean asksForFullPartitions() {
    return clustering.isEmpty() && !hasRegularColumns();
  }

  /** Whether the column has one value by equality. */
  public boolean isEqual(ColumnMetadata column) {
    return column.isPartitionKey() ? partitionKey.isEqual(column) : clustering.isEqual(column);
  }

  /** Whether rows are tested one by one. */
  public boolean needsFiltering() {
    return partitionKey.needsFiltering() || clustering.needsFiltering() || !others.isEmpty();
  }

  /**
   * Refuses a scan that has to test rows, unless the statement allows filtering: the last of the
   * checks.
   */
  public void requireFilteringAllowed(boolean allowFiltering) {
    boolean leavesRowsOut =
        indexes.needsFiltering() || (indexes.restrictsNothing() && !clustering.isEmpty());
    if ((isKeyRange() || indexes.isUsed()) && leavesRowsOut) {
      new FilteringCheck(allowFiltering || table.isVirtual())
          .require("restrict the partition key by = or IN");
    }
  }

  /**
   * The rows of each partition as slices. An index of a static column leads to no rows of a named
   * partition: where these are restricted as well, Cassandra finds nothing.
   *
   * @throws io.minicql.CqlException where a value is null or unset
   */
  public ClusteringSlices evaluateSlices(Bindings bindings) {
    ClusteringSlices slices = clustering.evaluate(bindings);
    boolean contradicts =
        indexes.findsOnlyStatics() && !clustering.isEmpty() && partitionKey.namesPartitions();
    return contradicts ? ClusteringSlices.NONE : slices;
  }

  /** Whether a secondary index is used. */
  public boolean usesIndex() {
    return indexes.isUsed();
  }

  /** The index that rows are found by; null where none is used. */
  public @Nullable IndexDefinition index() {
    return indexes.index();
  }

  /**
   * What to look up in the index; null where none is used.
   *
   * @throws io.minicql.CqlException where the value is null or unset
   */
  public @Nullable IndexLookup evaluateLookup(Bindings bindings) {
    return indexes.lookup(bindings);
  }

  /** The columns whose values decide row by row, in the order of the key and then by name. */
  public List<ColumnMetadata> filteredColumns() {
    List<ColumnMetadata> columns = new ArrayList<>();
    if (partitionKey.needsFiltering()) {
      columns.addAll(partitionKey.byColumn().columns());
    }
    columns.addAll(clustering.filteredColumns());
    columns.addAll(others.columns());
    return columns;
  }

  /**
   * The conditions that rows are tested against.
   *
   * @throws io.minicql.CqlException where a value is null or unset
   */
  public RowFilter evaluateFilter(Bindings bindings) {
    if (!needsFiltering()) {
      return RowFilter.NONE;
    }
    RowFilter.Builder filter = new RowFilter.Builder(indexes.choices());
    if (partitionKey.needsFiltering()) {
      partitionKey.byColumn().addConditions(bindings, filter);
    }
    clustering.addConditions(bindings, filter);
    others.addConditions(bindings, filter);
    return filter.build();
  }

  public TableMetadata table() {
    return table;
  }
}
