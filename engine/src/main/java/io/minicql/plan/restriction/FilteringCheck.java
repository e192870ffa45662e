package io.minicql.plan.restriction;

import static java.util.stream.Collectors.joining;

import io.minicql.CqlException;
import io.minicql.schema.ColumnMetadata;

/** Rejects what needs filtering where the statement does not allow it (rule 54). */
final class FilteringCheck {
  private static final String TEXT =
      "Cannot execute this query as it might involve data filtering and thus may have"
          + " unpredictable performance. If you want to execute this query despite the performance"
          + " unpredictability, use ALLOW FILTERING";

  private final boolean allowed;

  FilteringCheck(boolean allowed) {
    this.allowed = allowed;
  }

  boolean isAllowed() {
    return allowed;
  }

  /**
   * Refuses the statement unless it allows filtering.
   *
   * @param hint what would make filtering needless
   */
  void require(String hint) {
    if (!allowed) {
      throw CqlException.invalid(TEXT, hint + ", or add ALLOW FILTERING");
    }
  }

  void requireForOthers(RestrictionParts parts, IndexUse indexes) {
    RestrictionSet others = parts.others();
    if (others.isEmpty()) {
      return;
    }
    String names = others.columns().stream().map(ColumnMetadata::name).collect(joining(", "));
    if (!parts.kind().allowsNonKeyColumns()) {
      throw CqlException.invalid("Non PRIMARY KEY columns found in where clause: " + names + " ");
    }
    if (!indexes.isPossible()) {
      require("index " + names + " or query a table whose primary key has " + names);
    }
  }
}
