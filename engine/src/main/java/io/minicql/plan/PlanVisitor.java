package io.minicql.plan;

import io.minicql.plan.read.SelectPlan;
import io.minicql.plan.write.BatchPlan;
import io.minicql.plan.write.TruncatePlan;
import io.minicql.plan.write.WritePlan;

/** One method for each kind of plan. */
public interface PlanVisitor<R> {
  R visitSelect(SelectPlan plan);

  R visitWrite(WritePlan plan);

  R visitBatch(BatchPlan plan);

  R visitTruncate(TruncatePlan plan);

  R visitUse(UsePlan plan);

  R visitSchema(SchemaPlan plan);

  R visitDescribe(DescribePlan plan);

  R visitExplain(ExplainPlan plan);
}
