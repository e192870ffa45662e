package io.minicql.exec;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import io.minicql.PreparedCql;
import io.minicql.function.FunctionRegistry;
import io.minicql.grammar.CqlParser;
import io.minicql.grammar.CqlSyntaxException;
import io.minicql.grammar.ParsedStatement;
import io.minicql.plan.Plan;
import io.minicql.plan.PlanCache;
import io.minicql.plan.PlanContext;
import io.minicql.plan.Planner;
import io.minicql.ring.Partitioner;
import io.minicql.schema.SchemaSnapshot;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes statements of texts, and plans for the schema of the moment. For any thread. */
final class Statements {
  private final PlanCache cache = new PlanCache(PlanCache.DEFAULT_MAX_BYTES);
  private final Planner planner;
  private final FunctionRegistry functions;
  private final SchemaService schema;

  Statements(Partitioner partitioner, FunctionRegistry functions, SchemaService schema) {
    this.planner = new Planner(partitioner);
    this.functions = functions;
    this.schema = schema;
  }

  PlannedStatement prepare(String text, @Nullable String keyspace) {
    PlannedStatement.Version version = plan(text, keyspace);
    return new PlannedStatement(text, keyspace, version.plan().accept(StatementKinds.OF), version);
  }

  /**
   * The plan of a statement for the schema of this moment. A change makes a new snapshot, so that
   * being the same one is what counts, and asking is cheap.
   */
  @SuppressWarnings("ReferenceEquality")
  Plan currentPlan(PreparedCql prepared) {
    if (!(prepared instanceof PlannedStatement statement)) {
      throw new IllegalArgumentException("a statement of another kind of session: " + prepared);
    }
    PlannedStatement.Version version = statement.version();
    if (version.schema() != schema.current()) {
      version = plan(statement.text(), statement.keyspace());
      statement.replan(version);
    }
    return version.plan();
  }

  private PlannedStatement.Version plan(String text, @Nullable String keyspace) {
    SchemaSnapshot snapshot = schema.current();
    Plan plan =
        cache.get(
            text,
            keyspace,
            snapshot,
            () -> {
              ParsedStatement parsed = parse(text);
              return planner.plan(parsed, PlanContext.of(parsed, snapshot, keyspace, functions));
            });
    return new PlannedStatement.Version(snapshot, plan);
  }

  private static ParsedStatement parse(String text) {
    try {
      return CqlParser.parse(text);
    } catch (CqlSyntaxException e) {
      throw new CqlException(
          ErrorCode.SYNTAX_ERROR, String.valueOf(e.getMessage()), null, Map.of(), e);
    }
  }
}
