package io.minicql.exec.write;

import io.minicql.CqlException;
import io.minicql.Result;
import io.minicql.exec.ExecutionContext;
import io.minicql.plan.restriction.ClusteringRestrictions;
import io.minicql.plan.write.Modification;
import io.minicql.ring.PartitionKey;
import io.minicql.schema.TableMetadata;
import io.minicql.store.PartitionUpdate;
import io.minicql.store.PartitionUpdateBuilder;
import io.minicql.store.WriteStamp;
import java.util.List;

/**
 * A lightweight transaction: one statement, or the statements of one batch, on one partition. Under
 * the lock of the partition's shard the conditions are tested, and all is written or nothing.
 */
final class ConditionalWrite {
  private final WriteServices services;
  private final ExecutionContext context;
  private final List<BoundModification> statements;
  private final boolean isBatch;
  private final TableMetadata table;

  ConditionalWrite(
      WriteServices services,
      ExecutionContext context,
      List<BoundModification> statements,
      boolean isBatch) {
    this.services = services;
    this.context = context;
    this.statements = statements;
    this.isBatch = isBatch;
    this.table = statements.get(0).statement().table();
  }

  Result execute() {
    PartitionKey key = requireOnePartition();
    statements.forEach(ConditionalWrite::requireNoIn);
    ConditionSet conditions = new ConditionSet(statements);
    return services.router().withLock(key, () -> decide(key, conditions));
  }

  private PartitionKey requireOnePartition() {
    PartitionKey only = null;
    for (BoundModification bound : statements) {
      if (bound.keys().size() != 1) {
        throw isBatch
            ? CqlException.invalid(
                "Batch with conditions cannot span multiple partitions (you cannot use IN on the"
                    + " partition key)")
            : CqlException.invalid(
                "IN on the partition key is not supported with conditional " + what(bound));
      }
      PartitionKey key = bound.keys().get(0);
      if (only != null && !only.equals(key)) {
        throw CqlException.invalid("Batch with conditions cannot span multiple partitions");
      }
      only = key;
    }
    if (only == null) {
      throw new IllegalStateException("no statement is conditional");
    }
    return only;
  }

  private static void requireNoIn(BoundModification bound) {
    ClusteringRestrictions clustering = bound.statement().where().clustering();
    if (clustering.hasIn()) {
      throw CqlException.invalid(
          "IN on the clustering key columns is not supported with conditional " + what(bound));
    }
  }

  private static String what(BoundModification bound) {
    return bound.statement().kind() == Modification.Kind.DELETE ? "deletions" : "updates";
  }

  private Result decide(PartitionKey key, ConditionSet conditions) {
    StoredRows stored = new ConditionedRows(services.router(), context.nowSeconds(), conditions);
    ConditionalAnswer answer = new ConditionalAnswer(table, conditions, isBatch);
    Result refusal =
        stored.read(
            table,
            key,
            partition ->
                conditions.hold(partition)
                    ? Result.Done.QUIET
                    : answer.refused(key, partition, context.warnings()));
    if (refusal != Result.Done.QUIET) {
      return refusal;
    }
    PartitionUpdate update = build(key, stored);
    if (!update.isEmpty()) {
      services.router().apply(update);
    }
    return answer.applied(context.warnings());
  }

  private PartitionUpdate build(PartitionKey key, StoredRows stored) {
    PartitionUpdateBuilder update = PartitionUpdate.builder(table, key);
    long timestampMicros = services.timestamps().nextMicros();
    for (BoundModification bound : statements) {
      int ttl =
          bound
              .statement()
              .attributes()
              .evaluateTimeToLive(context.bindings(), table, context.nowSeconds());
      WriteStamp stamp = new WriteStamp(timestampMicros, ttl, context.nowSeconds());
      bound.writeTo(update, key, new Stamping(services, Stamps.ofConditional(stamp), stored));
    }
    return update.build();
  }
}
