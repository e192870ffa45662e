package io.minicql.exec.explain;

import static java.util.stream.Collectors.joining;

import io.minicql.plan.restriction.PartitionKeyRestrictions;
import io.minicql.plan.term.Bindings;
import io.minicql.ring.PartitionKey;
import io.minicql.ring.PartitionKeys;
import io.minicql.ring.Partitioner;
import io.minicql.ring.TokenRange;
import io.minicql.ring.TokenRing;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.schema.system.SystemTables;
import io.minicql.shard.ShardRouter;
import io.minicql.store.PartitionRange;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Where partitions are.
 *
 * @param bound whether the bind markers have values
 */
record Placement(ShardRouter router, Bindings bindings, boolean bound) {
  private static final int MAX_KEYS_SHOWN = 20;

  /** Describes the partitions that are named by their keys. */
  void describeKeys(
      TableMetadata table, PartitionKeyRestrictions restrictions, Explanation explanation) {
    if (!bound) {
      explanation.add("partitions", restrictions.hasIn() ? "? (one for each value of IN)" : "1");
      explanation.add("partition", names(table) + " = ?, token ?, shard ?");
      return;
    }
    List<PartitionKey> keys = restrictions.evaluate(partitioner(), bindings);
    explanation.add("partitions", Integer.toString(keys.size()));
    keys.stream().limit(MAX_KEYS_SHOWN).forEach(key -> describeKey(table, key, explanation));
    if (keys.size() > MAX_KEYS_SHOWN) {
      explanation.add("partition", "and " + (keys.size() - MAX_KEYS_SHOWN) + " more");
    }
  }

  private void describeKey(TableMetadata table, PartitionKey key, Explanation explanation) {
    List<ColumnMetadata> columns = table.partitionKey();
    byte[][] components = PartitionKeys.split(key.bytes(), columns.size());
    List<String> values = new ArrayList<>();
    for (int i = 0; i < components.length; i++) {
      values.add(columns.get(i).cqlName() + " = " + columns.get(i).type().format(components[i]));
    }
    explanation.add(
        "partition",
        String.join(" and ", values) + ", token " + key.token() + ", shard " + ring().shardOf(key));
  }

  /** Describes a walk along the ring. */
  void describeRange(
      TableMetadata table, PartitionKeyRestrictions restrictions, Explanation explanation) {
    if (!restrictions.isOnToken()) {
      explanation.add("tokens", "all");
    } else if (!bound) {
      explanation.add("tokens", "between the bounds of token(" + names(table) + ")");
    }
    PartitionRange range =
        bound ? restrictions.evaluateRange(partitioner(), bindings) : PartitionRange.ALL;
    if (range == null) {
      explanation.add("partitions", "0: no token is between the bounds");
      return;
    }
    Collection<Integer> shards = shards(range);
    if (restrictions.isOnToken() && bound) {
      explanation.add("tokens", rangesOf(range) + " of " + ring().ranges().size() + " ranges");
    }
    explanation.add("shards", shards.stream().map(String::valueOf).collect(joining(", ")));
    explanation.add("partitions", "up to " + partitionsIn(table, shards));
  }

  private long rangesOf(PartitionRange range) {
    return ring().ranges().stream().filter(part -> overlaps(part, range)).count();
  }

  private Collection<Integer> shards(PartitionRange range) {
    Collection<Integer> shards = new TreeSet<>();
    for (TokenRange part : ring().ranges()) {
      if (overlaps(part, range)) {
        shards.add(part.shard());
      }
    }
    return shards;
  }

  private static boolean overlaps(TokenRange part, PartitionRange range) {
    return !range.lower().isBehindRangeTo(part.endInclusive())
        && !range.upper().isBeforeRangeAfter(part.startExclusive());
  }

  /** How many partitions are stored in some shards; unknown for computed tables. */
  private String partitionsIn(TableMetadata table, Collection<Integer> shards) {
    if (SystemTables.find(table) != null) {
      return "all of a system table";
    }
    long partitions = 0;
    for (int shard : shards) {
      partitions += router.statistics(table, router.shards().get(shard)).partitions();
    }
    return Long.toString(partitions);
  }

  String allShards() {
    return ring().shards() + (ring().shards() == 1 ? " shard" : " shards");
  }

  private static String names(TableMetadata table) {
    return table.partitionKey().stream().map(ColumnMetadata::cqlName).collect(joining(", "));
  }

  private TokenRing ring() {
    return router.ring();
  }

  private Partitioner partitioner() {
    return ring().partitioner();
  }

  /** A number that is only known with values. */
  String orUnbound(@Nullable Object known) {
    return bound && known != null ? known.toString() : "?";
  }
}
