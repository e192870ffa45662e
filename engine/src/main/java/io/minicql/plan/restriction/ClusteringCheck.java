package io.minicql.plan.restriction;

import io.minicql.CqlException;
import io.minicql.schema.TableMetadata;

/** Whether the clustering columns are restricted as the statement needs it. */
final class ClusteringCheck {
  private ClusteringCheck() {}

  /** Static columns belong to no row, so that restricting rows is a mistake (rule 18). */
  static void requireNoneForStatics(RestrictionParts parts, boolean onlyStatics) {
    if (!onlyStatics || parts.clustering().isEmpty()) {
      return;
    }
    throw parts.kind() == StatementKind.SELECT
        ? CqlException.invalid(
            "Cannot restrict clustering columns when selecting only static columns")
        : CqlException.invalid(
            "Invalid restrictions on clustering columns since the "
                + parts.kind()
                + " statement modifies only static columns");
  }

  static void require(
      RestrictionParts parts, TableMetadata table, boolean onlyStatics, boolean filteringAllowed) {
    RestrictionSet set = parts.clustering().set();
    if (!parts.kind().allowsClusteringSlices()) {
      requireNoSlice(parts.kind(), set);
      requireAll(table, set, onlyStatics);
      return;
    }
    if (filteringAllowed) {
      return;
    }
    if (set.hasContains()) {
      throw CqlException.invalid(
          "Clustering columns can only be restricted with CONTAINS"
              + " with a secondary index or filtering");
    }
    if (parts.clustering().needsFiltering()) {
      ClusteringOrderCheck.requireNoGap(table.clustering(), set);
    }
  }

  private static void requireNoSlice(StatementKind kind, RestrictionSet set) {
    if (set.hasSlice()) {
      throw CqlException.invalid(
          "Slice restrictions are not supported on the clustering columns in "
              + kind
              + " statements");
    }
  }

  private static void requireAll(TableMetadata table, RestrictionSet set, boolean onlyStatics) {
    String missing = set.namesOfUnrestricted(table.clustering());
    if (!onlyStatics && !missing.isEmpty()) {
      throw CqlException.invalid(
          "Some clustering keys are missing: " + missing, "restrict " + missing + " by =");
    }
  }
}
