package io.minicql.exec.read;

import io.minicql.ResultPage;
import io.minicql.plan.selection.Selector;
import io.minicql.plan.term.Bindings;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A page of rows, each of which stands for itself. */
final class RowPage implements ReadRun.Filling {
  private final ReadRun run;
  private final List<Selector> selectors;
  private final Bindings bindings;
  private final ResultBuffer buffer;
  private final int pageRows;
  private int rows;
  private @Nullable Position next;

  private RowPage(ReadRun run) {
    this.run = run;
    this.selectors = run.plan().parts().selection().selectors();
    this.bindings = run.context().bindings();
    this.buffer = run.newBuffer();
    this.pageRows = run.pageRows();
  }

  static ResultPage read(ReadRun run) {
    RowPage page = new RowPage(run);
    run.stream(run.limitPerPartition(), page);
    return run.page(page.buffer, page.rows, run.remainingAfter(page.rows), page.next);
  }

  @Override
  public boolean fill(RowStream stream) {
    while (true) {
      RowStream.Step step = stream.next();
      if (step != RowStream.Step.ROW) {
        return step == RowStream.Step.END;
      }
      write(stream.row());
      rows++;
      if (isFull()) {
        next = run.isPaged() ? run.positionBehind(stream, stream.position()) : null;
        return true;
      }
    }
  }

  private boolean isFull() {
    return rows == pageRows || (run.isPaged() && buffer.sizeBytes() >= ReadRun.PAGE_BYTES);
  }

  private void write(CurrentRow row) {
    for (int i = 0; i < selectors.size(); i++) {
      selectors.get(i).write(row, bindings, buffer);
    }
  }
}
