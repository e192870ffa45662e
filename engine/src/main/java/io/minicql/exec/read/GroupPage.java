package io.minicql.exec.read;

import io.minicql.ResultPage;
import io.minicql.plan.read.Grouping;
import io.minicql.plan.read.RowLimits;
import io.minicql.type.CqlType;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A page of groups: LIMIT, PER PARTITION LIMIT and the page size count groups (rule 42). */
final class GroupPage implements ReadRun.Filling {
  private final ReadRun run;
  private final Grouping grouping;
  private final ResultBuffer buffer;
  private final int pageGroups;
  private final List<CqlType> types;

  private @Nullable GroupState group;
  private @Nullable GroupKey key;
  private byte @Nullable [] lastClustering;
  private int groupsInPartition;
  private int groups;
  private boolean isFull;

  private GroupPage(ReadRun run, Grouping grouping) {
    this.run = run;
    this.grouping = grouping;
    this.buffer = run.newBuffer();
    this.pageGroups = run.pageRows();
    this.types = GroupKey.types(run.read().table(), grouping);
    this.groupsInPartition = run.groupsBeforeInPartition();
  }

  static ResultPage read(ReadRun run, Grouping grouping) {
    GroupPage page = new GroupPage(run, grouping);
    run.stream(RowLimits.NONE, page);
    page.closeGroup();
    Position next = page.isFull && run.isPaged() ? page.positionBehind() : null;
    return run.page(page.buffer, page.groups, run.remainingAfter(page.groups), next);
  }

  @Override
  public boolean fill(RowStream stream) {
    while (true) {
      RowStream.Step step = stream.next();
      if (step != RowStream.Step.ROW) {
        return step == RowStream.Step.END;
      }
      GroupKey next = GroupKey.of(stream.row(), grouping, run.context().bindings());
      if (group == null || key == null || !key.isSame(next, types)) {
        closeGroup();
        if (isFull) {
          return true;
        }
        openGroup(next, stream);
      }
      add(stream.row());
    }
  }

  private void add(CurrentRow row) {
    if (group == null) {
      return;
    }
    group.add(row);
    if (run.isPaged() && row.clusteredRow() != null) {
      lastClustering = row.clusteredRow().encodedClustering();
    }
  }

  /** Begins a group; leaves the partition where it has had its groups. */
  private void openGroup(GroupKey next, RowStream stream) {
    boolean samePartition = next.isOfPartition(key == null ? run.startKey() : key.partition());
    groupsInPartition = samePartition ? groupsInPartition : 0;
    if (groupsInPartition >= run.limitPerPartition()) {
      stream.skipPartition();
      return;
    }
    key = next;
    groupsInPartition++;
    group = new GroupState(grouping.selection(), run.context().bindings());
  }

  private void closeGroup() {
    if (group == null) {
      return;
    }
    group.write(buffer);
    group = null;
    groups++;
    isFull = groups == pageGroups || (run.isPaged() && buffer.sizeBytes() >= ReadRun.PAGE_BYTES);
  }

  private @Nullable Position positionBehind() {
    GroupKey last = Objects.requireNonNull(key);
    int remaining =
        run.limitPerPartition() == RowLimits.NONE
            ? RowLimits.NONE
            : run.limitPerPartition() - groupsInPartition;
    if (run.isLastPartition(last.partition())
        && (remaining == 0 || last.isStatic() || !run.read().table().hasClustering())) {
      return null;
    }
    return remaining == 0 || last.isWholePartition() || lastClustering == null
        ? Position.afterPartition(last.partition())
        : new Position(last.partition(), lastClustering, remaining);
  }
}
