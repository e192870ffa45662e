package io.minicql.plan.restriction;

import io.minicql.CqlException;
import io.minicql.schema.TableMetadata;

/** Whether the partition key is restricted as the statement needs it. */
final class PartitionKeyCheck {
  private PartitionKeyCheck() {}

  static void require(
      RestrictionParts parts, TableMetadata table, FilteringCheck filtering, IndexUse indexes) {
    PartitionKeyRestrictions key = parts.partitionKey();
    if (parts.kind().allowsPartitionKeyRanges()) {
      if (key.needsFiltering() && !indexes.isPossible()) {
        filtering.require("give every column of the partition key by = or IN");
      }
      return;
    }
    if (key.isOnToken()) {
      throw CqlException.invalid(
          "The token function cannot be used in WHERE clauses for " + parts.kind() + " statements");
    }
    String missing = key.byColumn().namesOfUnrestricted(table.partitionKey());
    if (!missing.isEmpty()) {
      throw CqlException.invalid(
          "Some partition key parts are missing: " + missing, "restrict " + missing + " by =");
    }
    if (key.byColumn().hasSlice()) {
      throw CqlException.invalid(
          "Only EQ and IN relation are supported on the partition key"
              + " (unless you use the token() function) for "
              + parts.kind()
              + " statements");
    }
  }
}
