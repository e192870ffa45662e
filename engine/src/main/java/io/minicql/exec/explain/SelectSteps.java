package io.minicql.exec.explain;

import static java.util.stream.Collectors.joining;

import io.minicql.index.IndexDefinition;
import io.minicql.plan.read.AccessPath;
import io.minicql.plan.read.Grouping;
import io.minicql.plan.read.RowLimits;
import io.minicql.plan.read.SelectPlan;
import io.minicql.plan.restriction.Restrictions;
import io.minicql.schema.ColumnMetadata;
import io.minicql.store.ClusteringSlices;
import io.minicql.store.Direction;

/** What EXPLAIN tells of a SELECT. */
final class SelectSteps {
  private final SelectPlan plan;
  private final Placement placement;
  private final Explanation explanation;

  private SelectSteps(SelectPlan plan, Placement placement, Explanation explanation) {
    this.plan = plan;
    this.placement = placement;
    this.explanation = explanation;
  }

  static void describe(SelectPlan plan, Placement placement, Explanation explanation) {
    new SelectSteps(plan, placement, explanation).describe();
  }

  private void describe() {
    Restrictions restrictions = plan.restrictions();
    explanation.add("read", plan.path() + " of " + plan.table().cqlName());
    if (restrictions.isKeyRange()) {
      placement.describeRange(plan.table(), restrictions.partitionKey(), explanation);
    } else {
      placement.describeKeys(plan.table(), restrictions.partitionKey(), explanation);
    }
    IndexDefinition index = restrictions.index();
    if (index != null && restrictions.isKeyRange()) {
      explanation.add("index", index.name() + " on " + index.column().cqlName());
    }
    if (plan.path() != AccessPath.STATIC_ROWS) {
      explanation.add("rows", rows());
    }
    if (restrictions.needsFiltering()) {
      explanation.add("filter", "each row is tested: " + filtered());
    }
    describeGrouping();
    describeOrder();
    describeLimits();
  }

  private String rows() {
    Restrictions restrictions = plan.restrictions();
    if (restrictions.clustering().namesOneRow() && plan.table().hasClustering()) {
      return "one in each partition";
    }
    if (!plan.table().hasClustering()) {
      return "one in each partition";
    }
    if (restrictions.clustering().isEmpty()) {
      return "whole partitions";
    }
    if (!placement.bound()) {
      return "? slices of each partition";
    }
    ClusteringSlices slices = restrictions.clustering().evaluate(placement.bindings());
    return slices.size() + (slices.size() == 1 ? " slice" : " slices") + " of each partition";
  }

  private String filtered() {
    return plan.restrictions().filteredColumns().stream()
        .map(ColumnMetadata::cqlName)
        .collect(joining(", "));
  }

  private void describeGrouping() {
    Grouping grouping = plan.parts().grouping();
    if (grouping == null) {
      return;
    }
    if (grouping.isEverything()) {
      explanation.add("aggregate", "all rows to one");
      return;
    }
    String prefix =
        plan.table().clustering().stream()
            .limit(grouping.clusteringPrefix())
            .map(ColumnMetadata::cqlName)
            .collect(joining(", "));
    explanation.add("group", prefix.isEmpty() ? "by partition" : "by partition and " + prefix);
  }

  private void describeOrder() {
    boolean reversed = plan.parts().order().direction() == Direction.REVERSED;
    if (plan.mergesPartitions() && plan.parts().grouping() == null) {
      explanation.add("order", "partitions are merged row by row; paging must be off");
    } else if (plan.parts().order().isGiven()) {
      explanation.add("order", reversed ? "clustering order, backwards" : "clustering order");
    }
  }

  private void describeLimits() {
    RowLimits limits = plan.parts().limits();
    if (limits.perPartition() != null) {
      int limit =
          placement.bound() ? limits.evaluatePerPartition(placement.bindings()) : RowLimits.NONE;
      explanation.add("limit", "per partition " + placement.orUnbound(limit));
    }
    if (limits.total() != null) {
      int limit = placement.bound() ? limits.evaluateTotal(placement.bindings()) : RowLimits.NONE;
      explanation.add("limit", placement.orUnbound(limit));
    }
  }
}
