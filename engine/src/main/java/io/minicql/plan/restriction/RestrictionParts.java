package io.minicql.plan.restriction;

import io.minicql.ring.Partitioner;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;

/** Collects the restrictions of a statement by the part of the table they are on. */
final class RestrictionParts {
  private final StatementKind kind;
  private final Partitioner partitioner;
  private final boolean allowFiltering;
  private final PartitionKeyRestrictions partitionKey;
  private final ClusteringRestrictions clustering;
  private final RestrictionSet others = new RestrictionSet();
  private final IndexChoices indexes;

  RestrictionParts(
      StatementKind kind, TableMetadata table, Partitioner partitioner, boolean allowFiltering) {
    this.kind = kind;
    this.indexes = kind == StatementKind.SELECT ? IndexChoices.of(table) : IndexChoices.NONE;
    this.partitioner = partitioner;
    this.allowFiltering = allowFiltering;
    this.partitionKey = new PartitionKeyRestrictions(table);
    this.clustering = new ClusteringRestrictions(table);
  }

  void add(TokenRestriction restriction) {
    partitionKey.add(restriction);
  }

  void add(Restriction restriction) {
    ColumnMetadata column = restriction.firstColumn();
    if (column.isPartitionKey()) {
      partitionKey.add(restriction);
    } else if (column.isClustering()) {
      clustering.add(restriction, allowFiltering || indexes.serves(restriction));
    } else {
      others.add(restriction);
    }
  }

  /** Ends the adding. */
  void seal() {
    partitionKey.seal();
    clustering.seal();
  }

  /** The indexes that the statement may use. */
  IndexChoices indexes() {
    return indexes;
  }

  StatementKind kind() {
    return kind;
  }

  Partitioner partitioner() {
    return partitioner;
  }

  PartitionKeyRestrictions partitionKey() {
    return partitionKey;
  }

  ClusteringRestrictions clustering() {
    return clustering;
  }

  /** Restrictions of static and regular columns. */
  RestrictionSet others() {
    return others;
  }
}
