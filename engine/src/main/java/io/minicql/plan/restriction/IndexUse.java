package io.minicql.plan.restriction;

import io.minicql.CqlException;
import io.minicql.index.IndexDefinition;
import io.minicql.index.IndexLookup;
import io.minicql.plan.term.Bindings;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whether and how a statement uses secondary indexes; decided as Cassandra does (rule 54). */
final class IndexUse {
  private final IndexChoices choices;

  /** Whether some index serves some restriction. */
  private final boolean possible;

  private final boolean used;

  /** The restrictions that index or filter have to answer. */
  private final List<Restriction> filtered = new ArrayList<>();

  private IndexUse(RestrictionParts parts) {
    this.choices = parts.indexes();
    PartitionKeyRestrictions partitionKey = parts.partitionKey();
    ClusteringRestrictions clustering = parts.clustering();
    Collection<Restriction> ofKey = partitionKey.byColumn().restrictions();
    Collection<Restriction> ofClustering = clustering.set().restrictions();
    Collection<Restriction> others = parts.others().restrictions();
    boolean onClustering = choices.servesAny(ofClustering);
    this.possible = onClustering || choices.servesAny(ofKey) || choices.servesAny(others);

    boolean uses = possible && (partitionKey.isEmpty() || partitionKey.needsFiltering());
    if (uses || partitionKey.needsFiltering()) {
      filtered.addAll(ofKey);
    }
    uses |= possible && clustering.needsFiltering();
    uses |= onClustering && !partitionKey.namesPartitions();
    if (uses || clustering.needsFiltering()) {
      filtered.addAll(ofClustering);
    }
    filtered.addAll(others);
    this.used = uses || (possible && !others.isEmpty());
  }

  static IndexUse of(RestrictionParts parts) {
    return new IndexUse(parts);
  }

  boolean isPossible() {
    return possible;
  }

  boolean isUsed() {
    return used;
  }

  void requireOnePartition(PartitionKeyRestrictions partitionKey) {
    if (used && partitionKey.hasIn()) {
      throw CqlException.invalid(
          "Select on indexed columns and with IN clause for the PRIMARY KEY are not supported");
    }
  }

  IndexChoices choices() {
    return choices;
  }

  /** Whether rows have to be tested although an index is used. */
  boolean needsFiltering() {
    return !filtered.isEmpty() && !choices.answersAll(filtered);
  }

  boolean restrictsNothing() {
    return filtered.isEmpty();
  }

  /** The index that rows are found by; null where none is used. */
  @Nullable IndexDefinition index() {
    Restriction restriction = restriction();
    return restriction == null ? null : choices.find(restriction);
  }

  /** What to look up; null where no index is used or rows are not found by one value. */
  @Nullable IndexLookup lookup(Bindings bindings) {
    if (!used) {
      return null;
    }
    for (Restriction restriction : filtered) {
      IndexDefinition index = choices.find(restriction);
      byte[] value = index == null ? null : restriction.lookupValue(index, bindings);
      if (index != null && value != null) {
        return new IndexLookup(index.name(), value);
      }
    }
    return null;
  }

  /** Whether an index is used and all that it can find are static rows. */
  boolean findsOnlyStatics() {
    return used
        && filtered.stream()
            .filter(choices::serves)
            .allMatch(restriction -> restriction.firstColumn().isStatic());
  }

  private @Nullable Restriction restriction() {
    return used ? filtered.stream().filter(choices::serves).findFirst().orElse(null) : null;
  }
}
