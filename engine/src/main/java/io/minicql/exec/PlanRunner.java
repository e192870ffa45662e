package io.minicql.exec;

import io.minicql.CqlException;
import io.minicql.Result;
import io.minicql.exec.describe.DescribeExecutor;
import io.minicql.exec.explain.ExplainExecutor;
import io.minicql.exec.read.SelectExecutor;
import io.minicql.exec.write.WriteExecutor;
import io.minicql.plan.DescribePlan;
import io.minicql.plan.ExplainPlan;
import io.minicql.plan.Plan;
import io.minicql.plan.PlanVisitor;
import io.minicql.plan.SchemaPlan;
import io.minicql.plan.UsePlan;
import io.minicql.plan.read.SelectPlan;
import io.minicql.plan.write.BatchPlan;
import io.minicql.plan.write.TruncatePlan;
import io.minicql.plan.write.WritePlan;

/** Sends each kind of plan to the one who runs it. */
final class PlanRunner {
  private final SchemaService schema;
  private final SelectExecutor reads;
  private final WriteExecutor writes;
  private final DescribeExecutor descriptions;
  private final ExplainExecutor explanations;

  PlanRunner(
      SchemaService schema,
      SelectExecutor reads,
      WriteExecutor writes,
      DescribeExecutor descriptions,
      ExplainExecutor explanations) {
    this.schema = schema;
    this.reads = reads;
    this.writes = writes;
    this.descriptions = descriptions;
    this.explanations = explanations;
  }

  Result run(Plan plan, ExecutionContext context) {
    try {
      return plan.accept(new Run(context));
    } catch (CqlException e) {
      throw e.withWarnings(context.warnings());
    }
  }

  private final class Run implements PlanVisitor<Result> {
    private final ExecutionContext context;

    Run(ExecutionContext context) {
      this.context = context;
    }

    @Override
    public Result visitSelect(SelectPlan plan) {
      return reads.execute(plan, context);
    }

    @Override
    public Result visitWrite(WritePlan plan) {
      return writes.execute(plan, context);
    }

    @Override
    public Result visitBatch(BatchPlan plan) {
      return writes.execute(plan, context);
    }

    @Override
    public Result visitTruncate(TruncatePlan plan) {
      return writes.execute(plan, context);
    }

    @Override
    public Result visitUse(UsePlan plan) {
      return new Result.UsedKeyspace(plan.keyspace(), context.warnings());
    }

    @Override
    public Result visitSchema(SchemaPlan plan) {
      return schema.apply(plan);
    }

    @Override
    public Result visitDescribe(DescribePlan plan) {
      return descriptions.execute(plan, schema.current(), context);
    }

    @Override
    public Result visitExplain(ExplainPlan plan) {
      return explanations.execute(plan, context);
    }
  }
}
