package io.minicql.exec.read;

import io.minicql.ResultPage;
import io.minicql.plan.read.AccessPath;
import io.minicql.plan.read.SelectPlan;
import io.minicql.plan.selection.Selector;
import io.minicql.plan.term.Bindings;
import io.minicql.ring.PartitionKey;
import io.minicql.ring.Partitioner;
import io.minicql.store.PartitionView;
import io.minicql.store.RowView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The short way to one row by its full primary key: no stream, no slices, no filter. */
final class PointRead {
  private PointRead() {}

  /** Whether a plan can take the short way with a page size. */
  static boolean serves(SelectPlan plan, int pageSize) {
    // Behind a full page of one row Cassandra announces another page, which streams know about.
    return plan.path() == AccessPath.POINT
        && plan.parts().grouping() == null
        && pageSize != 1
        && !plan.restrictions().needsFiltering()
        && !plan.restrictions().partitionKey().isOnToken();
  }

  static ResultPage read(
      SelectPlan plan, Partitioner partitioner, ReadRun.Source source, Bindings bindings) {
    plan.parts().limits().evaluateTotal(bindings);
    plan.parts().limits().evaluatePerPartition(bindings);
    PartitionKey key = plan.restrictions().partitionKey().evaluateOne(partitioner, bindings);
    byte[] clustering = plan.restrictions().clustering().evaluateOne(bindings);
    ResultBuffer buffer = source.workspace().buffer();
    int ticket = source.epochs().enter();
    try {
      boolean found = write(plan, key, clustering, source, bindings, buffer);
      return new ResultPage(
          plan.resultColumns(),
          found ? 1 : 0,
          buffer.copyOfBytes(),
          buffer.copyOfEnds(),
          null,
          List.of());
    } finally {
      source.epochs().exit(ticket);
    }
  }

  private static boolean write(
      SelectPlan plan,
      PartitionKey key,
      byte[] clustering,
      ReadRun.Source source,
      Bindings bindings,
      ResultBuffer buffer) {
    @Nullable PartitionView partition =
        source.reader().partition(key, source.workspace().context());
    @Nullable RowView row = partition == null ? null : partition.row(clustering);
    if (partition == null || row == null) {
      return false;
    }
    CurrentRow current = new CurrentRow(plan.table());
    current.enterPartition(partition);
    current.standOn(row);
    List<Selector> selectors = plan.parts().selection().selectors();
    for (int i = 0; i < selectors.size(); i++) {
      selectors.get(i).write(current, bindings, buffer);
    }
    return true;
  }
}
