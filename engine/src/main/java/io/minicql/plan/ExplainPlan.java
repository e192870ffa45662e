package io.minicql.plan;

import io.minicql.ColumnSpec;
import java.util.List;

/**
 * EXPLAIN of another plan: it is bound to its values and described, but not run.
 *
 * @param explained the plan to describe
 * @param resultColumns the columns of the description
 */
public record ExplainPlan(Plan explained, List<ColumnSpec> resultColumns) implements Plan {
  @Override
  public List<ColumnSpec> markers() {
    return explained.markers();
  }

  @Override
  public List<String> warnings() {
    return explained.warnings();
  }

  @Override
  public boolean runsWithoutValues() {
    return true;
  }

  @Override
  public <R> R accept(PlanVisitor<R> visitor) {
    return visitor.visitExplain(this);
  }
}
