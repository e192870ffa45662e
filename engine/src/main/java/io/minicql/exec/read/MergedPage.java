package io.minicql.exec.read;

import io.minicql.ResultPage;
import io.minicql.plan.read.RowOrder;
import io.minicql.plan.selection.Selector;
import io.minicql.ring.PartitionKey;
import io.minicql.schema.ColumnMetadata;
import io.minicql.store.Direction;
import io.minicql.store.ReadContext;
import io.minicql.store.RowView;
import java.util.List;
import java.util.Objects;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * The rows of several partitions merged to one order (rule 7), with one cursor for each partition.
 * There is only one page: Cassandra refuses to page such a statement.
 */
final class MergedPage {
  private final ReadRun run;
  private final RowOrder order;
  private final PriorityQueue<Head> heads = new PriorityQueue<>(this::compare);

  private MergedPage(ReadRun run) {
    this.run = run;
    this.order = run.plan().parts().order();
  }

  /** The next row of one partition. */
  private record Head(int partition, RowStream stream, byte[] @Nullable [] values) {}

  static ResultPage read(ReadRun run) {
    MergedPage page = new MergedPage(run);
    ResultBuffer buffer = run.newBuffer();
    int ticket = run.epochs().enter();
    try {
      int rows = run.read().isEmpty() ? 0 : page.merge(buffer);
      return run.page(buffer, rows, 0, null);
    } finally {
      run.epochs().exit(ticket);
    }
  }

  private int merge(ResultBuffer buffer) {
    openAll();
    List<Selector> selectors = run.plan().parts().selection().selectors();
    int rows = 0;
    while (rows < run.remainingBefore() && !heads.isEmpty()) {
      Head head = Objects.requireNonNull(heads.poll());
      for (Selector selector : selectors) {
        selector.write(head.stream().row(), run.context().bindings(), buffer);
      }
      rows++;
      addNext(head.partition(), head.stream());
    }
    return rows;
  }

  private void openAll() {
    List<PartitionKey> keys = Objects.requireNonNull(run.read().keys());
    for (int i = 0; i < keys.size(); i++) {
      BoundRead one = run.read().of(keys.get(i));
      ReadContext context = new ReadContext().begin(run.context().nowSeconds());
      KeySource source = new KeySource(run.reader(), context, List.of(keys.get(i)), 0);
      addNext(i, RowStream.endless(one, source, run.limitPerPartition()));
    }
  }

  private void addNext(int partition, RowStream stream) {
    if (stream.next() == RowStream.Step.ROW) {
      heads.add(new Head(partition, stream, values(stream.row().clusteredRow())));
    }
  }

  private byte[] @Nullable [] values(@Nullable RowView row) {
    byte[] @Nullable [] values = new byte[order.columns().size()][];
    for (int i = 0; row != null && i < values.length; i++) {
      values[i] = row.clusteringValue(order.columns().get(i).position());
    }
    return values;
  }

  /** By the columns of ORDER BY alone, then by partition; static content comes first. */
  private int compare(Head left, Head right) {
    for (int i = 0; i < order.columns().size(); i++) {
      ColumnMetadata column = order.columns().get(i);
      int natural = compare(column, left.values()[i], right.values()[i]);
      boolean descending = column.reversed() != (order.direction() == Direction.REVERSED);
      if (natural != 0) {
        return descending ? -natural : natural;
      }
    }
    return Integer.compare(left.partition(), right.partition());
  }

  private static int compare(
      ColumnMetadata column, byte @Nullable [] left, byte @Nullable [] right) {
    if (left == null || right == null) {
      return left == right ? 0 : left == null ? -1 : 1;
    }
    return column.type().compare(left, right);
  }
}
