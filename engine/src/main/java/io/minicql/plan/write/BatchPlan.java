package io.minicql.plan.write;

import io.minicql.ColumnSpec;
import io.minicql.grammar.ast.BatchKind;
import io.minicql.plan.Plan;
import io.minicql.plan.PlanVisitor;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * BATCH.
 *
 * @param kind logged, unlogged or of counters
 * @param statements the statements in order; perhaps none
 * @param attributes the batch's USING: a timestamp at most
 */
public record BatchPlan(
    BatchKind kind,
    List<Modification> statements,
    WriteAttributes attributes,
    List<ColumnSpec> markers,
    List<String> warnings)
    implements Plan {
  /** Whether any of the statements has a condition, so that all apply or none. */
  public boolean isConditional() {
    return statements.stream().anyMatch(statement -> statement.conditions().isPresent());
  }

  @Override
  public @Nullable List<ColumnSpec> resultColumns() {
    return null;
  }

  @Override
  public <R> R accept(PlanVisitor<R> visitor) {
    return visitor.visitBatch(this);
  }
}
