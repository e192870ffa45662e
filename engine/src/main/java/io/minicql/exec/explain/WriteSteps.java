package io.minicql.exec.explain;

import io.minicql.plan.restriction.ClusteringRestrictions;
import io.minicql.plan.write.Modification;
import java.util.Locale;

/** What EXPLAIN tells of an INSERT, UPDATE or DELETE. */
final class WriteSteps {
  private WriteSteps() {}

  static void describe(Modification statement, Placement placement, Explanation explanation) {
    explanation.add(
        "write",
        statement.kind().name().toLowerCase(Locale.ROOT) + " in " + statement.table().cqlName());
    placement.describeKeys(statement.table(), statement.where().partitionKey(), explanation);
    explanation.add("rows", rows(statement));
    if (statement.conditions().isPresent()) {
      explanation.add("condition", "the row is read first, under the lock of its shard");
    } else if (statement.readsRows()) {
      explanation.add("read", "the row is read first, under the lock of its shard");
    }
  }

  private static String rows(Modification statement) {
    ClusteringRestrictions clustering = statement.where().clustering();
    if (!statement.updatesRows()) {
      return statement.deletesRows() ? "whole partitions" : "the static row of each partition";
    }
    if (!clustering.namesRows()) {
      return "a range of each partition";
    }
    return clustering.namesOneRow() ? "one in each partition" : "several in each partition, by IN";
  }
}
