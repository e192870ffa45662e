package io.minicql.grammar.ast;

/** What DESCRIBE describes. */
public enum DescribeKind {
  CLUSTER,
  SCHEMA,
  FULL_SCHEMA,
  KEYSPACES,
  /** The target's name is the keyspace; without a target it is the current one. */
  KEYSPACE,
  /** The keyspace without what it holds. */
  ONLY_KEYSPACE,
  TABLES,
  TABLE,
  INDEX,
  MATERIALIZED_VIEW,
  TYPES,
  TYPE,
  FUNCTIONS,
  FUNCTION,
  AGGREGATES,
  AGGREGATE,
  /** A name of anything. */
  ANY
}
