package io.minicql.plan.write;

import io.minicql.grammar.ast.Batch;
import io.minicql.grammar.ast.ModificationStatement;
import io.minicql.grammar.ast.Truncate;
import io.minicql.plan.PlanContext;
import io.minicql.plan.TableNames;
import io.minicql.plan.term.TermBinder;
import io.minicql.ring.Partitioner;
import io.minicql.schema.TableMetadata;
import java.util.ArrayList;
import java.util.List;

/** Plans the statements that write. */
public final class WritePlanner {
  /** The name that Cassandra gives to keyspace and table of a batch's own markers. */
  private static final String BATCH = "[batch]";

  private final Partitioner partitioner;

  public WritePlanner(Partitioner partitioner) {
    this.partitioner = partitioner;
  }

  /**
   * Plans INSERT, UPDATE or DELETE.
   *
   * @throws io.minicql.CqlException with Cassandra's code and text where it is refused
   */
  public WritePlan plan(PlanContext context, ModificationStatement statement) {
    Modification modification =
        new ModificationPlanner(new WriteScope(context, partitioner)).plan(statement);
    return new WritePlan(
        modification,
        context.markers().toList(),
        context.markers().partitionKeyMarkers(modification.table()),
        context.warnings().toList());
  }

  /**
   * Plans a batch.
   *
   * @throws io.minicql.CqlException where one of its statements, or the batch, is refused
   */
  public BatchPlan plan(PlanContext context, Batch batch) {
    ModificationPlanner planner = new ModificationPlanner(new WriteScope(context, partitioner));
    List<Modification> statements = new ArrayList<>();
    for (ModificationStatement statement : batch.statements()) {
      statements.add(planner.plan(statement));
    }
    WriteAttributes attributes =
        WriteAttributes.bind(new TermBinder(context), batch.attributes(), BATCH, BATCH);
    BatchCheck.require(batch.kind(), attributes, statements);
    return new BatchPlan(
        batch.kind(),
        List.copyOf(statements),
        attributes,
        context.markers().toList(),
        context.warnings().toList());
  }

  /**
   * Plans TRUNCATE.
   *
   * @throws io.minicql.CqlException where there is no such table
   */
  public TruncatePlan plan(PlanContext context, Truncate truncate) {
    TableMetadata table = TableNames.resolve(context, truncate.table());
    TargetCheck.requireWritable(context, table);
    return new TruncatePlan(table);
  }
}
