package io.minicql.plan.read;

import io.minicql.plan.restriction.Restrictions;

/** How a SELECT reaches its rows; each is a plan of its own. */
public enum AccessPath {
  /** The static row of named partitions, or of all: SELECT DISTINCT. */
  STATIC_ROWS("static rows"),
  /** One row by its full primary key. */
  POINT("point read"),
  /** Rows of one partition. */
  SINGLE_PARTITION("single partition"),
  /** Rows of several named partitions: IN on the partition key. */
  MULTI_PARTITION("multi partition"),
  /** Rows that a secondary index leads to, in token order. */
  SECONDARY_INDEX("secondary index"),
  /** A walk along the ring in token order. */
  FULL_RING("full ring");

  private final String text;

  AccessPath(String text) {
    this.text = text;
  }

  static AccessPath of(Restrictions restrictions, boolean distinct) {
    if (distinct) {
      return STATIC_ROWS;
    }
    if (restrictions.isKeyRange()) {
      return restrictions.usesIndex() ? SECONDARY_INDEX : FULL_RING;
    }
    if (restrictions.partitionKey().hasIn()) {
      return MULTI_PARTITION;
    }
    return restrictions.clustering().namesOneRow() ? POINT : SINGLE_PARTITION;
  }

  /** The path in words. */
  @Override
  public String toString() {
    return text;
  }
}
