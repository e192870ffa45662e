package io.minicql.plan;

/** One method for each kind of plan. */
public interface PlanVisitor<R> {
  R visitUse(UsePlan plan);

  R visitSchema(SchemaPlan plan);

  R visitExplain(ExplainPlan plan);
}
