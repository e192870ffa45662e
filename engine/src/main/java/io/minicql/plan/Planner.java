package io.minicql.plan;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.grammar.ParsedStatement;
import io.minicql.grammar.ast.AccessStatement;
import io.minicql.grammar.ast.Batch;
import io.minicql.grammar.ast.Describe;
import io.minicql.grammar.ast.Explain;
import io.minicql.grammar.ast.ModificationStatement;
import io.minicql.grammar.ast.RawStatement;
import io.minicql.grammar.ast.SchemaStatement;
import io.minicql.grammar.ast.Select;
import io.minicql.grammar.ast.Truncate;
import io.minicql.grammar.ast.Use;
import io.minicql.plan.read.SelectPlanner;
import io.minicql.plan.write.WritePlanner;
import io.minicql.ring.Partitioner;
import io.minicql.type.NativeType;
import java.util.List;

/** Plans statements of every kind, or refuses them. For any thread. */
public final class Planner {
  /** How many bind markers a statement may have. */
  public static final int MAX_MARKERS = 65_535;

  private final SelectPlanner selects;
  private final WritePlanner writes;

  public Planner(Partitioner partitioner) {
    this.selects = new SelectPlanner(partitioner);
    this.writes = new WritePlanner(partitioner);
  }

  /**
   * Plans a statement against the schema of its context.
   *
   * @throws CqlException with Cassandra's code and text where the statement is refused
   */
  public Plan plan(ParsedStatement statement, PlanContext context) {
    Plan plan = statement.statement().accept(new Dispatch(statement, context));
    checkMarkers(plan.markers().size());
    return plan;
  }

  private static void checkMarkers(int count) {
    if (count > MAX_MARKERS) {
      throw CqlException.invalid(
          String.format(
              "Too many markers(?). %d markers exceed the allowed maximum of %d",
              count, MAX_MARKERS));
    }
  }

  private final class Dispatch implements RawStatement.Visitor<Plan> {
    private final ParsedStatement parsed;
    private final PlanContext context;

    Dispatch(ParsedStatement parsed, PlanContext context) {
      this.parsed = parsed;
      this.context = context;
    }

    @Override
    public Plan visitSelect(Select select) {
      return selects.plan(select, parsed.text(), context);
    }

    @Override
    public Plan visitModification(ModificationStatement modification) {
      return writes.plan(context, modification);
    }

    @Override
    public Plan visitBatch(Batch batch) {
      return writes.plan(context, batch);
    }

    @Override
    public Plan visitTruncate(Truncate truncate) {
      return writes.plan(context, truncate);
    }

    @Override
    public Plan visitUse(Use use) {
      if (context.schema().keyspace(use.keyspace()) == null) {
        throw CqlException.invalid("Keyspace '" + use.keyspace() + "' does not exist");
      }
      return new UsePlan(use.keyspace());
    }

    @Override
    public Plan visitSchema(SchemaStatement schema) {
      if (!parsed.markers().isEmpty()) {
        throw CqlException.invalid("Bind variables are not allowed in INITCOND");
      }
      return new SchemaPlan(schema, context.keyspace());
    }

    /** The answer of a Cassandra that authenticates nobody. */
    @Override
    public Plan visitAccess(AccessStatement access) {
      throw access.accept(new AccessRefusals(context.keyspace()));
    }

    @Override
    public Plan visitDescribe(Describe describe) {
      return new DescribePlan(describe, context.keyspace());
    }

    @Override
    public Plan visitExplain(Explain explain) {
      Plan explained = explain.statement().accept(this);
      return new ExplainPlan(explained, EXPLANATION);
    }
  }

  private static final List<ColumnSpec> EXPLANATION =
      List.of(
          new ColumnSpec("system", "explanation", "step", NativeType.TEXT),
          new ColumnSpec("system", "explanation", "detail", NativeType.TEXT));
}
