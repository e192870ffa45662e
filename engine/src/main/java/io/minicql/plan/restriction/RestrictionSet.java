package io.minicql.plan.restriction;

import io.minicql.plan.term.Bindings;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.Names;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Merged restrictions of columns of one kind, ordered by the columns' place in the key, then name.
 */
final class RestrictionSet {
  private static final Comparator<ColumnMetadata> ORDER =
      Comparator.comparing(ColumnMetadata::kind)
          .thenComparingInt(ColumnMetadata::position)
          .thenComparing(ColumnMetadata::name, Names.ORDER);

  private final NavigableMap<ColumnMetadata, Restriction> byColumn = new TreeMap<>(ORDER);

  /**
   * Adds a restriction, merged with those of its columns.
   *
   * @throws io.minicql.CqlException where they cannot stand together
   */
  void add(Restriction restriction) {
    List<Restriction> merged = new ArrayList<>();
    for (Restriction existing : existing(restriction.columns())) {
      merged.add(existing.mergeWith(restriction));
    }
    if (merged.isEmpty()) {
      merged.add(restriction);
    }
    for (Restriction one : merged) {
      one.columns().forEach(column -> byColumn.put(column, one));
    }
  }

  private Collection<Restriction> existing(List<ColumnMetadata> columns) {
    Collection<Restriction> found = new LinkedHashSet<>();
    for (ColumnMetadata column : columns) {
      Restriction restriction = byColumn.get(column);
      if (restriction != null) {
        found.add(restriction);
      }
    }
    return found;
  }

  /** Each restriction once, in the order of their first columns. */
  Collection<Restriction> restrictions() {
    return new LinkedHashSet<>(byColumn.values());
  }

  /** The restricted columns in order. */
  Collection<ColumnMetadata> columns() {
    return byColumn.keySet();
  }

  @Nullable Restriction of(ColumnMetadata column) {
    return byColumn.get(column);
  }

  /** The first restricted column behind one in the order of the key. */
  @Nullable ColumnMetadata firstAfter(ColumnMetadata column) {
    return byColumn.higherKey(column);
  }

  boolean isEmpty() {
    return byColumn.isEmpty();
  }

  boolean hasSlice() {
    return byColumn.values().stream().anyMatch(Restriction::isSlice);
  }

  boolean hasIn() {
    return byColumn.values().stream().anyMatch(Restriction::isIn);
  }

  boolean hasContains() {
    return byColumn.values().stream().anyMatch(Restriction::isContains);
  }

  boolean hasOnlyEqualityAndIn() {
    return byColumn.values().stream().allMatch(one -> one.isEquality() || one.isIn());
  }

  /** The names of those of some columns that are not restricted, as error texts list them. */
  String namesOfUnrestricted(List<ColumnMetadata> columns) {
    return columns.stream()
        .filter(column -> !byColumn.containsKey(column))
        .map(ColumnMetadata::name)
        .collect(java.util.stream.Collectors.joining(", "));
  }

  void addConditions(Bindings bindings, RowFilter.Builder filter) {
    restrictions().forEach(restriction -> restriction.addConditions(bindings, filter));
  }
}
