package io.minicql.exec;

import io.minicql.StatementKind;
import io.minicql.plan.DescribePlan;
import io.minicql.plan.ExplainPlan;
import io.minicql.plan.PlanVisitor;
import io.minicql.plan.SchemaPlan;
import io.minicql.plan.UsePlan;
import io.minicql.plan.read.SelectPlan;
import io.minicql.plan.write.BatchPlan;
import io.minicql.plan.write.TruncatePlan;
import io.minicql.plan.write.WritePlan;

/** The kind of a plan, as the API tells it. */
final class StatementKinds implements PlanVisitor<StatementKind> {
  static final StatementKinds OF = new StatementKinds();

  private StatementKinds() {}

  @Override
  public StatementKind visitSelect(SelectPlan plan) {
    return StatementKind.SELECT;
  }

  @Override
  public StatementKind visitWrite(WritePlan plan) {
    return switch (plan.modification().kind()) {
      case INSERT -> StatementKind.INSERT;
      case UPDATE -> StatementKind.UPDATE;
      default -> StatementKind.DELETE;
    };
  }

  @Override
  public StatementKind visitBatch(BatchPlan plan) {
    return StatementKind.BATCH;
  }

  @Override
  public StatementKind visitTruncate(TruncatePlan plan) {
    return StatementKind.TRUNCATE;
  }

  @Override
  public StatementKind visitUse(UsePlan plan) {
    return StatementKind.USE;
  }

  @Override
  public StatementKind visitSchema(SchemaPlan plan) {
    return StatementKind.SCHEMA;
  }

  @Override
  public StatementKind visitDescribe(DescribePlan plan) {
    return StatementKind.DESCRIBE;
  }

  @Override
  public StatementKind visitExplain(ExplainPlan plan) {
    return StatementKind.EXPLAIN;
  }
}
