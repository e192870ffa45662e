package io.minicql.plan.restriction;

/** The kinds of statements that have a WHERE clause; rules and error texts depend on the kind. */
public enum StatementKind {
  SELECT,
  UPDATE,
  DELETE;

  /** Whether the partition key may be left open, cut by inequalities or given by token. */
  boolean allowsPartitionKeyRanges() {
    return this == SELECT;
  }

  /** Whether clustering columns may be left open or cut by inequalities. */
  boolean allowsClusteringSlices() {
    return this != UPDATE;
  }

  /** Whether columns outside the primary key may be restricted. */
  boolean allowsNonKeyColumns() {
    return this == SELECT;
  }
}
