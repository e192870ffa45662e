package io.minicql.exec;

import io.minicql.CqlException;
import io.minicql.DatabaseOptions;
import io.minicql.ErrorCode;
import io.minicql.ExecutionOptions;
import io.minicql.PreparedCql;
import io.minicql.Result;
import io.minicql.exec.describe.DescribeExecutor;
import io.minicql.exec.explain.ExplainExecutor;
import io.minicql.exec.read.SelectExecutor;
import io.minicql.exec.write.ListPaths;
import io.minicql.exec.write.WriteExecutor;
import io.minicql.function.FunctionBodies;
import io.minicql.function.FunctionRegistry;
import io.minicql.function.NativeFunctions;
import io.minicql.function.UserFunctions;
import io.minicql.function.user.CompiledBodies;
import io.minicql.function.user.DisabledBodies;
import io.minicql.memory.Epochs;
import io.minicql.memory.MemoryBudget;
import io.minicql.memory.SlabPool;
import io.minicql.plan.Plan;
import io.minicql.plan.term.ConstantTerms;
import io.minicql.ring.Partitioner;
import io.minicql.ring.TokenRing;
import io.minicql.schema.SchemaSnapshot;
import io.minicql.schema.system.NodeInfo;
import io.minicql.schema.system.SystemTables;
import io.minicql.shard.ShardRouter;
import io.minicql.shard.TimestampSource;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is behind one database: its schema, its shards, and those who plan and run statements. For
 * any thread.
 *
 * <p>Invariant: a plan is run only while the snapshot that it was made for is current, or against
 * tables that are the same in the current one; a statement that finds a newer schema is planned
 * again.
 */
public final class Engine implements AutoCloseable {
  private final DatabaseOptions options;
  private final ShardRouter router;
  private final SchemaService schema;
  private final Statements statements;
  private final PlanRunner runner;
  private volatile boolean closed;

  public Engine(DatabaseOptions options) {
    this.options = options;
    Partitioner partitioner = Partitioner.byName(options.partitioner());
    TokenRing ring = TokenRing.even(partitioner, options.shards(), options.numTokens());
    MemoryBudget budget = new MemoryBudget(options.maxMemoryBytes());
    this.router = new ShardRouter(ring, new SlabPool(budget), new Epochs());
    FunctionBodies bodies = options.userFunctions() ? new CompiledBodies() : new DisabledBodies();
    FunctionRegistry functions = new UserFunctions(new NativeFunctions(partitioner), bodies);
    this.schema =
        new SchemaService(
            router,
            options,
            SystemTables.initialSchema(RandomIds.next()),
            new ConstantTerms(functions, options.clock()),
            bodies::check);
    this.statements = new Statements(partitioner, functions, schema);
    NodeInfo node = LocalNode.describe(ring, options);
    TimestampSource timestamps = new TimestampSource(options.clock());
    this.runner =
        new PlanRunner(
            schema,
            new SelectExecutor(router, node),
            new WriteExecutor(router, timestamps, new ListPaths(options.clock())),
            new DescribeExecutor(node),
            new ExplainExecutor(router));
  }

  /** Parses and plans a statement, or finds it in the cache. */
  public PreparedCql prepare(String cql, @Nullable String keyspace) {
    checkOpen();
    try {
      return statements.prepare(cql, keyspace);
    } catch (OutOfMemoryError e) {
      throw outOfHeap(e);
    }
  }

  /**
   * Runs a statement of this engine, planned again first if the schema has changed. What is not
   * done when the database is closed fails.
   */
  public Result execute(
      PreparedCql prepared, byte[] @Nullable [] values, ExecutionOptions executionOptions) {
    checkOpen();
    try {
      Result result = run(prepared, values, executionOptions);
      checkOpen();
      return result;
    } catch (CqlException e) {
      // Without its tables, a database that is being closed refuses for other reasons.
      checkOpen();
      throw e;
    } catch (OutOfMemoryError e) {
      throw outOfHeap(e);
    }
  }

  private Result run(
      PreparedCql prepared, byte[] @Nullable [] values, ExecutionOptions executionOptions) {
    Plan plan = statements.currentPlan(prepared);
    boolean unbound = values.length == 0 && plan.runsWithoutValues();
    ExecutionContext context =
        ExecutionContext.begin(
            unbound ? 0 : plan.markers().size(), values, executionOptions, options.clock());
    return runner.run(plan, context);
  }

  /** The schema of this moment. */
  public SchemaSnapshot schema() {
    return schema.current();
  }

  /** What was under way is undone as after any other failure, and the heap is free again then. */
  private static CqlException outOfHeap(OutOfMemoryError e) {
    return new CqlException(
        ErrorCode.OVERLOADED,
        "The statement needs more heap than there is: " + e.getMessage(),
        "read or write less at a time, or give the JVM a larger heap",
        Map.of(),
        e);
  }

  private void checkOpen() {
    if (closed) {
      throw new CqlException(ErrorCode.SERVER_ERROR, "The database is closed");
    }
  }

  public boolean isClosed() {
    return closed;
  }

  @Override
  public synchronized void close() {
    if (!closed) {
      closed = true;
      router.close();
    }
  }
}
