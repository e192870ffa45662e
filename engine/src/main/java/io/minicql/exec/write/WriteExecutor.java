package io.minicql.exec.write;

import io.minicql.Result;
import io.minicql.exec.ExecutionContext;
import io.minicql.plan.write.BatchPlan;
import io.minicql.plan.write.Modification;
import io.minicql.plan.write.TruncatePlan;
import io.minicql.plan.write.WritePlan;
import io.minicql.ring.PartitionKey;
import io.minicql.shard.ShardRouter;
import io.minicql.shard.TimestampSource;
import io.minicql.store.PartitionUpdate;
import io.minicql.store.PartitionUpdateBuilder;
import io.minicql.store.WriteStamp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Executes the plans that write. For any thread. */
public final class WriteExecutor {
  private final WriteServices services;

  public WriteExecutor(ShardRouter router, TimestampSource timestamps, ListPaths listPaths) {
    this.services = new WriteServices(router, timestamps, listPaths);
  }

  /**
   * Executes INSERT, UPDATE or DELETE.
   *
   * @throws io.minicql.CqlException where a value is not valid; then nothing was written
   */
  public Result execute(WritePlan plan, ExecutionContext context) {
    Modification statement = plan.modification();
    BoundModification bound = bind(statement, context);
    if (statement.conditions().isPresent()) {
      return new ConditionalWrite(services, context, List.of(bound), false).execute();
    }
    if (bound.keys().size() == 1) {
      writeToOne(bound, context);
    } else {
      write(List.of(bound), null, context);
    }
    return done(context);
  }

  /**
   * Executes a batch: all of it is applied or nothing.
   *
   * @throws io.minicql.CqlException where a value is not valid; then nothing was written
   */
  public Result execute(BatchPlan plan, ExecutionContext context) {
    List<BoundModification> bound =
        plan.statements().stream().map(statement -> bind(statement, context)).toList();
    if (plan.isConditional()) {
      return new ConditionalWrite(services, context, bound, true).execute();
    }
    write(bound, plan, context);
    return done(context);
  }

  /** Takes everything out of a table. */
  public Result execute(TruncatePlan plan, ExecutionContext context) {
    services.router().truncate(plan.table());
    return done(context);
  }

  private BoundModification bind(Modification statement, ExecutionContext context) {
    return BoundModification.bind(
        statement, context.bindings(), services.router().ring().partitioner());
  }

  private static Result done(ExecutionContext context) {
    List<String> warnings = context.warnings();
    return warnings.isEmpty() ? Result.Done.QUIET : new Result.Done(warnings);
  }

  /** By far the most statements write to one partition. */
  private void writeToOne(BoundModification bound, ExecutionContext context) {
    PartitionKey key = bound.keys().get(0);
    if (bound.statement().readsRows()) {
      services
          .router()
          .withLock(
              key,
              () -> {
                buildAndApply(bound, key, context);
                return key;
              });
    } else {
      buildAndApply(bound, key, context);
    }
  }

  private void buildAndApply(BoundModification bound, PartitionKey key, ExecutionContext context) {
    WriteStamp stamp = stamp(bound.statement(), timestamp(null, context), context);
    StoredRows stored = new StoredRows(services.router(), context.nowSeconds());
    PartitionUpdateBuilder update = PartitionUpdate.builder(bound.statement().table(), key);
    bound.writeTo(update, key, new Stamping(services, Stamps.of(stamp), stored));
    if (!update.isEmpty()) {
      services.router().apply(update.build());
    }
  }

  private void write(
      List<BoundModification> statements, @Nullable BatchPlan batch, ExecutionContext context) {
    boolean readsRows = statements.stream().anyMatch(bound -> bound.statement().readsRows());
    if (!readsRows) {
      apply(build(statements, batch, context));
      return;
    }
    List<PartitionKey> keys =
        statements.stream().flatMap(bound -> bound.keys().stream()).distinct().toList();
    services
        .router()
        .withLocks(
            keys,
            () -> {
              apply(build(statements, batch, context));
              return keys.size();
            });
  }

  private void apply(List<PartitionUpdate> updates) {
    if (updates.size() == 1) {
      services.router().apply(updates.get(0));
    } else if (!updates.isEmpty()) {
      services.router().applyAll(updates);
    }
  }

  private List<PartitionUpdate> build(
      List<BoundModification> statements, @Nullable BatchPlan batch, ExecutionContext context) {
    long timestampMicros = timestamp(batch, context);
    StoredRows stored = new StoredRows(services.router(), context.nowSeconds());
    UpdateCollector updates = new UpdateCollector();
    for (BoundModification bound : statements) {
      WriteStamp stamp = stamp(bound.statement(), timestampMicros, context);
      Stamping stamping = new Stamping(services, Stamps.of(stamp), stored);
      for (PartitionKey key : bound.keys()) {
        bound.writeTo(updates.of(bound.statement().table(), key), key, stamping);
      }
    }
    List<PartitionUpdate> built = updates.build();
    if (batch != null) {
      BatchGuard.check(batch.kind(), built, context);
    }
    return built;
  }

  /** The one timestamp of a statement or batch (rule 27). */
  private long timestamp(@Nullable BatchPlan batch, ExecutionContext context) {
    Long ofBatch = batch == null ? null : batch.attributes().evaluateTimestamp(context.bindings());
    if (ofBatch != null) {
      return ofBatch;
    }
    Long ofRequest = context.options().defaultTimestampMicros();
    return ofRequest != null ? ofRequest : services.timestamps().nextMicros();
  }

  private static WriteStamp stamp(
      Modification statement, long timestampMicros, ExecutionContext context) {
    Long own = statement.attributes().evaluateTimestamp(context.bindings());
    int ttl =
        statement
            .attributes()
            .evaluateTimeToLive(context.bindings(), statement.table(), context.nowSeconds());
    return new WriteStamp(own != null ? own : timestampMicros, ttl, context.nowSeconds());
  }
}
