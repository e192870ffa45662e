package io.minicql.plan.restriction;

import io.minicql.grammar.ast.RawRelation;
import io.minicql.plan.PlanContext;
import io.minicql.plan.term.Bindings;
import io.minicql.plan.term.Term;
import io.minicql.plan.term.TermBinder;
import io.minicql.ring.Partitioner;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A WHERE clause that was checked; immutable. */
public final class Restrictions {
  private final TableMetadata table;
  private final PartitionKeyRestrictions partitionKey;
  private final ClusteringRestrictions clustering;
  private final RestrictionSet others;
  private final boolean hasRegularColumns;

  private Restrictions(TableMetadata table, RestrictionParts parts) {
    this.table = table;
    this.partitionKey = parts.partitionKey();
    this.clustering = parts.clustering();
    this.others = parts.others();
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
    PartitionKeyCheck.require(parts, table, filtering);
    ClusteringCheck.requireNoneForStatics(parts, rules.onlyStatics());
    ClusteringCheck.require(parts, table, rules.onlyStatics(), rules.allowFiltering());
    filtering.requireForOthers(parts);
    return new Restrictions(table, parts);
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
    return new Restrictions(table, parts);
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
    boolean leavesRowsOut = needsFiltering() || !clustering.isEmpty();
    if (isKeyRange() && leavesRowsOut) {
      new FilteringCheck(allowFiltering || table.isVirtual())
          .require("restrict the partition key by = or IN");
    }
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
    RowFilter.Builder filter = new RowFilter.Builder();
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
