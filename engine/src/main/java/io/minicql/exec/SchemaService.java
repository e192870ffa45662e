package io.minicql.exec;

import io.minicql.DatabaseOptions;
import io.minicql.Result;
import io.minicql.plan.SchemaPlan;
import io.minicql.schema.SchemaSnapshot;
import io.minicql.schema.TableMetadata;
import io.minicql.schema.ddl.DdlContext;
import io.minicql.schema.ddl.SchemaChange;
import io.minicql.schema.ddl.SchemaChanges;
import io.minicql.schema.ddl.SchemaEvent;
import io.minicql.schema.ddl.TermConstants;
import io.minicql.schema.ddl.UserCode;
import io.minicql.shard.ShardRouter;
import java.util.Map;
import java.util.UUID;

/**
 * The schema of one database.
 *
 * <p>Invariants: {@code current} is an immutable snapshot that any thread may read; it is replaced
 * only under this object's monitor, so that changes are applied one after the other. The shards
 * have room for every table of the current snapshot: room is made before a table can be seen and
 * taken back after it can no longer be.
 */
final class SchemaService {
  private final ShardRouter router;
  private final DatabaseOptions options;
  private final TermConstants constants;
  private final UserCode userCode;
  private volatile SchemaSnapshot current;

  SchemaService(
      ShardRouter router,
      DatabaseOptions options,
      SchemaSnapshot initial,
      TermConstants constants,
      UserCode userCode) {
    this.router = router;
    this.options = options;
    this.constants = constants;
    this.userCode = userCode;
    this.current = initial;
  }

  SchemaSnapshot current() {
    return current;
  }

  /** Checks a statement against the schema of this moment and applies it. */
  synchronized Result apply(SchemaPlan plan) {
    DdlContext context =
        new DdlContext(
            options.clock().millis(), options.compat(), RandomIds::next, constants, userCode);
    SchemaSnapshot before = current;
    SchemaChange change = SchemaChanges.apply(before, plan.statement(), plan.keyspace(), context);
    SchemaEvent event = change.event();
    if (event == null) {
      return new Result.Done(change.warnings());
    }
    publish(before, change.after());
    return new Result.Schema(
        event.change().name(),
        event.target().name(),
        event.keyspace(),
        event.name(),
        change.warnings());
  }

  private void publish(SchemaSnapshot before, SchemaSnapshot after) {
    Map<UUID, TableMetadata> oldTables = StoredTables.of(before);
    Map<UUID, TableMetadata> newTables = StoredTables.of(after);
    newTables.forEach(
        (id, table) -> {
          TableMetadata old = oldTables.get(id);
          if (old == null) {
            router.createTable(table);
          } else if (old != table) {
            router.alterTable(table);
          }
        });
    current = after;
    oldTables.forEach(
        (id, table) -> {
          if (!newTables.containsKey(id)) {
            router.dropTable(table);
          }
        });
  }
}
