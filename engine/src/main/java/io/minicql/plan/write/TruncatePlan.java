package io.minicql.plan.write;

import io.minicql.ColumnSpec;
import io.minicql.plan.Plan;
import io.minicql.plan.PlanVisitor;
import io.minicql.schema.TableMetadata;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** TRUNCATE of a table. */
public record TruncatePlan(TableMetadata table) implements Plan {
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
    return visitor.visitTruncate(this);
  }
}
