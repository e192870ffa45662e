package io.minicql.exec.read;

import io.minicql.ResultPage;
import io.minicql.plan.read.Grouping;
import io.minicql.plan.read.RowLimits;

/** The one row of aggregates over everything that is read; LIMIT does not count here. */
final class TotalPage implements ReadRun.Filling {
  private final GroupState group;

  private TotalPage(ReadRun run, Grouping grouping) {
    this.group = new GroupState(grouping.selection(), run.context().bindings());
  }

  static ResultPage read(ReadRun run, Grouping grouping) {
    TotalPage page = new TotalPage(run, grouping);
    run.stream(RowLimits.NONE, page);
    ResultBuffer buffer = run.newBuffer();
    page.group.write(buffer);
    return run.page(buffer, 1, 0, null);
  }

  @Override
  public boolean fill(RowStream stream) {
    while (true) {
      RowStream.Step step = stream.next();
      if (step != RowStream.Step.ROW) {
        return step == RowStream.Step.END;
      }
      group.add(stream.row());
    }
  }
}
