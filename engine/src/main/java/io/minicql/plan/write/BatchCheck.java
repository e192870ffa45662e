package io.minicql.plan.write;

import io.minicql.CqlException;
import io.minicql.grammar.ast.BatchKind;
import io.minicql.schema.TableMetadata;
import java.util.List;

/** Which statements may stand in one batch. */
final class BatchCheck {
  private BatchCheck() {}

  static void require(BatchKind kind, WriteAttributes attributes, List<Modification> statements) {
    if (attributes.timeToLive() != null) {
      throw CqlException.invalid(
          "Global TTL on the BATCH statement is not supported.",
          "give the TTL to each statement of the batch");
    }
    boolean conditional = statements.stream().anyMatch(one -> one.conditions().isPresent());
    requireTimestamp(kind, attributes, statements, conditional);
    requireCounters(kind, statements);
    if (conditional) {
      requireOneTable(statements);
    }
  }

  private static void requireTimestamp(
      BatchKind kind,
      WriteAttributes attributes,
      List<Modification> statements,
      boolean conditional) {
    if (!attributes.hasTimestamp()) {
      return;
    }
    if (conditional) {
      throw CqlException.invalid("Cannot provide custom timestamp for conditional BATCH");
    }
    if (kind == BatchKind.COUNTER) {
      throw counterTimestamp();
    }
    if (statements.stream().anyMatch(one -> one.attributes().hasTimestamp())) {
      throw CqlException.invalid("Timestamp must be set either on BATCH or individual statements");
    }
    if (statements.stream().anyMatch(one -> one.table().isCounter())) {
      throw counterTimestamp();
    }
  }

  private static CqlException counterTimestamp() {
    return CqlException.invalid("Cannot provide custom timestamp for counter BATCH");
  }

  private static void requireCounters(BatchKind kind, List<Modification> statements) {
    boolean counters = statements.stream().anyMatch(one -> one.table().isCounter());
    boolean others = statements.stream().anyMatch(one -> !one.table().isCounter());
    if (kind == BatchKind.COUNTER && others) {
      throw CqlException.invalid("Cannot include non-counter statement in a counter batch");
    }
    if (counters && others) {
      throw CqlException.invalid(
          "Counter and non-counter mutations cannot exist in the same batch");
    }
    if (kind == BatchKind.LOGGED && counters) {
      throw CqlException.invalid(
          "Cannot include a counter statement in a logged batch", "use BEGIN COUNTER BATCH");
    }
  }

  private static void requireOneTable(List<Modification> statements) {
    TableMetadata first = statements.get(0).table();
    if (statements.stream().anyMatch(one -> !one.table().id().equals(first.id()))) {
      throw CqlException.invalid("Batch with conditions cannot span multiple tables");
    }
  }
}
