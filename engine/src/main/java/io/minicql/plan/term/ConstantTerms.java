package io.minicql.plan.term;

import io.minicql.ColumnSpec;
import io.minicql.Values;
import io.minicql.function.FunctionContext;
import io.minicql.function.FunctionRegistry;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.plan.MarkerSpecs;
import io.minicql.plan.PlanContext;
import io.minicql.plan.PlanWarnings;
import io.minicql.schema.SchemaSnapshot;
import io.minicql.schema.ddl.TermConstants;
import io.minicql.type.CqlType;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Evaluates terms of statements that have no bind markers. */
public record ConstantTerms(FunctionRegistry functions, InstantSource clock)
    implements TermConstants {
  /** What Cassandra calls the column and the table in its errors. */
  private static final String NO_NAME = "(dummy)";

  @Override
  public byte @Nullable [] evaluate(
      SchemaSnapshot schema, String keyspace, RawTerm term, CqlType type) {
    PlanContext context =
        new PlanContext(schema, keyspace, functions, new MarkerSpecs(0), new PlanWarnings());
    ColumnSpec receiver = new ColumnSpec(keyspace, NO_NAME, NO_NAME, type);
    long nowMicros = TimeUnit.MILLISECONDS.toMicros(clock.millis());
    return new TermBinder(context)
        .bind(term, receiver)
        .evaluate(new Bindings(Values.NONE, new FunctionContext(nowMicros)));
  }
}
