package io.minicql.plan.restriction;

import io.minicql.index.IndexDefinition;
import io.minicql.schema.TableMetadata;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The indexes that a statement may use, in groups: all restrictions that one group serves are
 * answered together without filtering.
 */
record IndexChoices(List<List<IndexDefinition>> groups) {
  static final IndexChoices NONE = new IndexChoices(List.of());

  /** Each of Cassandra's own index tables stands for itself. */
  static IndexChoices of(TableMetadata table) {
    return new IndexChoices(IndexDefinition.of(table).stream().map(List::of).toList());
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

  /** Whether one group answers all of these restrictions, so that no row is tested. */
  boolean answersAll(Collection<Restriction> restrictions) {
    return groups.stream()
        .anyMatch(
            group ->
                restrictions.stream()
                    .allMatch(one -> group.stream().anyMatch(index -> one.isAnsweredBy(index))));
  }
}
