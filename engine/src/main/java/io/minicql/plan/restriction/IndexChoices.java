package io.minicql.plan.restriction;

import io.minicql.index.IndexDefinition;
import io.minicql.index.IndexKind;
import io.minicql.index.TextAnalysis;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The indexes that a statement may use, in groups: all restrictions that one group serves are
 * answered together without filtering.
 */
record IndexChoices(List<List<IndexDefinition>> groups) {
  static final IndexChoices NONE = new IndexChoices(List.of());

  /** The storage-attached indexes are one group, every other index stands for itself. */
  static IndexChoices of(TableMetadata table) {
    List<List<IndexDefinition>> groups = new ArrayList<>();
    List<IndexDefinition> together = new ArrayList<>();
    for (IndexDefinition index : IndexDefinition.of(table)) {
      if (index.kind() == IndexKind.STORAGE_ATTACHED) {
        together.add(index);
      } else {
        groups.add(List.of(index));
      }
    }
    if (!together.isEmpty()) {
      groups.add(together);
    }
    return new IndexChoices(groups);
  }

  List<IndexDefinition> all() {
    return groups.stream().flatMap(List::stream).toList();
  }

  boolean serves(Restriction restriction) {
    return find(restriction) != null;
  }

  boolean servesAny(Collection<Restriction> restrictions) {
    return restrictions.stream().anyMatch(this::serves);
  }

  /** An index that finds rows for a restriction; null where there is none. */
  @Nullable IndexDefinition find(Restriction restriction) {
    for (List<IndexDefinition> group : groups) {
      for (IndexDefinition index : group) {
        if (restriction.isSupportedBy(index)) {
          return index;
        }
      }
    }
    return null;
  }

  /** How texts of a column are compared: as an index sees them; null for as they are. */
  @Nullable TextAnalysis analysis(ColumnMetadata column) {
    for (List<IndexDefinition> group : groups) {
      for (IndexDefinition index : group) {
        if (index.column().equals(column) && !index.analysis().isNone()) {
          return index.analysis();
        }
      }
    }
    return null;
  }

  /** Whether one group answers all of these restrictions, so that no row is tested. */
  boolean answersAll(Collection<Restriction> restrictions) {
    return groups.stream()
        .anyMatch(
            group ->
                restrictions.stream()
                    .allMatch(one -> group.stream().anyMatch(index -> one.isAnsweredBy(index))));
  }
}
