package io.minicql.exec.read;

import io.minicql.ResultPage;
import io.minicql.plan.read.SelectPlan;
import io.minicql.plan.selection.Selector;
import io.minicql.plan.term.Bindings;
import io.minicql.ring.PartitionKey;
import io.minicql.shard.ShardRouter;
import io.minicql.store.PartitionView;
import io.minicql.store.RowView;
import io.minicql.store.TableReader;
import java.util.List;

/** The short way to one row by its full primary key: no stream, no slices, no filter. */
final class PointRead {
  private PointRead() {}

  /** Whether a plan can take the short way with a page size. */
  static boolean serves(SelectPlan plan, int pageSize) {
    // Behind a full page of one row Cassandra announces another page, which streams know about.
    return plan.isPlainPoint() && pageSize != 1;
  }

  static ResultPage read(
      SelectPlan plan,
      ShardRouter router,
      TableReader reader,
      Workspace workspace,
      Bindings bindings) {
    plan.parts().limits().evaluateTotal(bindings);
    plan.parts().limits().evaluatePerPartition(bindings);
    PartitionKey key =
        plan.restrictions().partitionKey().evaluateOne(router.ring().partitioner(), bindings);
    byte[] clustering = plan.restrictions().clustering().evaluateOne(bindings, workspace.scratch());
    ResultBuffer buffer = workspace.buffer();
    boolean found = false;
    int ticket = router.epochs().enter();
    try {
      PartitionView partition = reader.partition(key, workspace.context());
      RowView row = partition == null ? null : partition.row(clustering);
      if (partition != null && row != null) {
        found = true;
        write(plan, partition, row, workspace.row(), bindings, buffer);
      }
    } finally {
      workspace.row().leave();
      router.epochs().exit(ticket);
    }
    return new ResultPage(
        plan.resultColumns(),
        found ? 1 : 0,
        buffer.copyOfBytes(),
        buffer.copyOfEnds(),
        null,
        List.of());
  }

  private static void write(
      SelectPlan plan,
      PartitionView partition,
      RowView row,
      CurrentRow current,
      Bindings bindings,
      ResultBuffer buffer) {
    current.enterPartition(plan.table(), partition);
    current.standOn(row);
    List<Selector> selectors = plan.parts().selection().selectors();
    for (int i = 0; i < selectors.size(); i++) {
      selectors.get(i).write(current, bindings, buffer);
    }
  }
}
