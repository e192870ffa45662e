package io.minicql.plan;

import io.minicql.ColumnSpec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** USE of a keyspace that exists. */
public record UsePlan(String keyspace) implements Plan {
  @Override
  public List<ColumnSpec> markers() {
    return List.of();
  }

  @Override
  public @Nullable List<ColumnSpec> resultColumns() {
    return null;
  }

  @Override
  public List<String> warnings() {
    return List.of();
  }

  @Override
  public <R> R accept(PlanVisitor<R> visitor) {
    return visitor.visitUse(this);
  }
}
