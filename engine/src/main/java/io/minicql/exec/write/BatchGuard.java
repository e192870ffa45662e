package io.minicql.exec.write;

import io.minicql.CqlException;
import io.minicql.exec.ExecutionContext;
import io.minicql.grammar.ast.BatchKind;
import io.minicql.ring.PartitionKey;
import io.minicql.store.PartitionUpdate;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Warns of batches that are large and refuses those that are too large, as Cassandra is shipped.
 */
final class BatchGuard {
  private static final int WARN_SIZE_BYTES = 5 << 10;
  private static final int MAX_SIZE_BYTES = 50 << 10;
  private static final int WARN_UNLOGGED_PARTITIONS = 10;

  private BatchGuard() {}

  /**
   * Looks at a batch before it is applied. One that writes to a single partition is never too
   * large.
   *
   * @throws CqlException where it is too large
   */
  static void check(BatchKind kind, List<PartitionUpdate> updates, ExecutionContext context) {
    Set<PartitionKey> keys = new HashSet<>();
    Set<String> tables = new HashSet<>();
    for (PartitionUpdate update : updates) {
      keys.add(update.key());
      tables.add(update.table().toString());
    }
    if (keys.size() <= 1) {
      return;
    }
    checkSize(updates, tables, context);
    if (kind != BatchKind.LOGGED && keys.size() > WARN_UNLOGGED_PARTITIONS) {
      context.warn(
          String.format(
              "Unlogged batch covering %d partitions detected against table%s %s. You should use a"
                  + " logged batch for atomicity, or asynchronous writes for performance.",
              keys.size(), tables.size() == 1 ? "" : "s", tables));
    }
  }

  private static void checkSize(
      List<PartitionUpdate> updates, Set<String> tables, ExecutionContext context) {
    long sizeBytes = 0;
    for (PartitionUpdate update : updates) {
      sizeBytes += update.dataSizeBytes();
    }
    if (sizeBytes > MAX_SIZE_BYTES) {
      throw CqlException.invalid("Batch too large", "write fewer rows in one batch");
    }
    if (sizeBytes > WARN_SIZE_BYTES) {
      context.warn(
          String.format(
              "Batch for %s is of size %d, exceeding specified threshold of %d by %d.",
              tables, sizeBytes, WARN_SIZE_BYTES, sizeBytes - WARN_SIZE_BYTES));
    }
  }
}
