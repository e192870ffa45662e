package io.minicql.exec.explain;

import io.minicql.ResultPage;
import io.minicql.exec.ExecutionContext;
import io.minicql.plan.DescribePlan;
import io.minicql.plan.ExplainPlan;
import io.minicql.plan.Plan;
import io.minicql.plan.PlanVisitor;
import io.minicql.plan.SchemaPlan;
import io.minicql.plan.UsePlan;
import io.minicql.plan.read.SelectPlan;
import io.minicql.plan.write.BatchPlan;
import io.minicql.plan.write.Modification;
import io.minicql.plan.write.TruncatePlan;
import io.minicql.plan.write.WritePlan;
import io.minicql.shard.ShardRouter;

/** Describes plans without running them. For any thread. */
public final class ExplainExecutor {
  private final ShardRouter router;

  public ExplainExecutor(ShardRouter router) {
    this.router = router;
  }

  /**
   * Describes a statement. With values for its bind markers the description names tokens and
   * shards; without any it shows them as {@code ?}.
   *
   * @throws io.minicql.CqlException where a value cannot stand where it is bound
   */
  public ResultPage execute(ExplainPlan plan, ExecutionContext context) {
    Explanation explanation = new Explanation();
    explain(plan.explained(), context, explanation);
    return explanation.toPage(plan.resultColumns(), context.warnings());
  }

  private void explain(Plan plan, ExecutionContext context, Explanation explanation) {
    boolean bound = context.bindings().values().length == plan.markers().size();
    Placement placement = new Placement(router, context.bindings(), bound);
    plan.accept(new Describe(placement, explanation));
  }

  private record Describe(Placement placement, Explanation explanation)
      implements PlanVisitor<Explanation> {
    @Override
    public Explanation visitSelect(SelectPlan plan) {
      SelectSteps.describe(plan, placement, explanation);
      return explanation;
    }

    @Override
    public Explanation visitWrite(WritePlan plan) {
      WriteSteps.describe(plan.modification(), placement, explanation);
      return explanation;
    }

    @Override
    public Explanation visitBatch(BatchPlan plan) {
      explanation.add("batch", plan.statements().size() + " statements, applied as a whole");
      for (Modification statement : plan.statements()) {
        WriteSteps.describe(statement, placement, explanation);
      }
      return explanation;
    }

    @Override
    public Explanation visitTruncate(TruncatePlan plan) {
      explanation.add("truncate", plan.table().cqlName());
      explanation.add("partitions", "all, on " + placement.allShards());
      return explanation;
    }

    @Override
    public Explanation visitUse(UsePlan plan) {
      explanation.add("use", plan.keyspace());
      return explanation;
    }

    @Override
    public Explanation visitSchema(SchemaPlan plan) {
      explanation.add("schema", "a change of the schema; it touches no partition by key");
      return explanation;
    }

    @Override
    public Explanation visitDescribe(DescribePlan plan) {
      explanation.add("describe", "a description of the schema; it touches no partition");
      return explanation;
    }

    @Override
    public Explanation visitExplain(ExplainPlan plan) {
      explanation.add("explain", "a description of a statement");
      return plan.explained().accept(this);
    }
  }
}
