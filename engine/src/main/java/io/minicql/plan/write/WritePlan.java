package io.minicql.plan.write;

import io.minicql.ColumnSpec;
import io.minicql.plan.Plan;
import io.minicql.plan.PlanVisitor;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** INSERT, UPDATE or DELETE. The answer of a conditional one depends on what it finds. */
public record WritePlan(
    Modification modification,
    List<ColumnSpec> markers,
    List<Integer> partitionKeyMarkers,
    List<String> warnings)
    implements Plan {
  @Override
  public @Nullable List<ColumnSpec> resultColumns() {
    return null;
  }

  @Override
  public <R> R accept(PlanVisitor<R> visitor) {
    return visitor.visitWrite(this);
  }
}
