package io.minicql.exec.read;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import io.minicql.PagingState;
import io.minicql.ResultPage;
import io.minicql.exec.ExecutionContext;
import io.minicql.index.IndexReader;
import io.minicql.plan.read.Grouping;
import io.minicql.plan.read.SelectPlan;
import io.minicql.ring.Partitioner;
import io.minicql.schema.system.NodeInfo;
import io.minicql.schema.system.SystemState;
import io.minicql.schema.system.SystemTables;
import io.minicql.schema.system.VirtualTable;
import io.minicql.shard.ShardRouter;
import io.minicql.store.TableReader;
import java.util.Map;

/** Runs SELECT plans of one database, page by page. For any thread. */
public final class SelectExecutor {
  private final ShardRouter router;
  private final NodeInfo node;
  private final WorkspacePool workspaces = new WorkspacePool();

  /**
   * An executor.
   *
   * @param node what the system tables tell of the database
   */
  public SelectExecutor(ShardRouter router, NodeInfo node) {
    this.router = router;
    this.node = node;
  }

  /**
   * Reads the page that the options ask for.
   *
   * @throws CqlException where a value cannot stand where it is bound, or the paging state does not
   *     belong to the plan
   */
  public ResultPage execute(SelectPlan plan, ExecutionContext context) {
    Workspace workspace = workspaces.take();
    try {
      workspace.context().begin(context.nowSeconds());
      TableReader reader = reader(plan);
      boolean first = context.options().pagingState() == null;
      if (first && PointRead.serves(plan, context.options().pageSize())) {
        return PointRead.read(plan, router, reader, workspace, context.bindings());
      }
      ResultPage page = execute(plan, context, source(plan, reader, workspace));
      // A table that was dropped between two epochs looked empty from then on.
      reader(plan);
      return page;
    } finally {
      workspaces.giveBack(workspace);
    }
  }

  private ReadRun.Source source(SelectPlan plan, TableReader reader, Workspace workspace) {
    IndexReader indexes =
        plan.restrictions().usesIndex() ? router.indexReader(plan.table()) : IndexReader.NONE;
    return new ReadRun.Source(reader, indexes, router.epochs(), workspace);
  }

  private TableReader reader(SelectPlan plan) {
    VirtualTable virtual = SystemTables.find(plan.table());
    return virtual == null
        ? router.reader(plan.table())
        : new VirtualReader(virtual, new SystemState(plan.parts().schema(), node));
  }

  private ResultPage execute(SelectPlan plan, ExecutionContext context, ReadRun.Source source) {
    Partitioner partitioner = router.ring().partitioner();
    PagingState state = context.options().pagingState();
    PagingStates states = new PagingStates(partitioner, plan.parts().fingerprint());
    ReadRun run =
        new ReadRun(
            plan,
            BoundRead.bind(plan, partitioner, context.bindings()),
            source,
            context,
            states,
            state == null ? null : states.read(state));
    Grouping grouping = plan.parts().grouping();
    warnOfAggregates(plan, context);
    if (plan.mergesPartitions() && (grouping != null || !run.read().isEmpty())) {
      refusePaging(context);
    }
    if (grouping != null) {
      return grouping.isEverything()
          ? TotalPage.read(run, grouping)
          : GroupPage.read(run, grouping);
    }
    return plan.mergesPartitions() ? MergedPage.read(run) : RowPage.read(run);
  }

  private static void refusePaging(ExecutionContext context) {
    if (context.options().pageSize() > 0) {
      throw new CqlException(
          ErrorCode.INVALID,
          "Cannot page queries with both ORDER BY and a IN restriction on the partition key; you"
              + " must either remove the ORDER BY or the IN and sort client side, or disable paging"
              + " for this query",
          "set the page size to 0",
          Map.of("warnings", context.warnings()),
          null);
    }
  }

  private static void warnOfAggregates(SelectPlan plan, ExecutionContext context) {
    if (plan.parts().grouping() == null) {
      return;
    }
    if (plan.restrictions().partitionKey().isEmpty()) {
      context.warn("Aggregation query used without partition key");
    } else if (plan.restrictions().partitionKey().hasIn()) {
      context.warn("Aggregation query used on multiple partition keys (IN restriction)");
    }
  }
}
