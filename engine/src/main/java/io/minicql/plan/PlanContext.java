package io.minicql.plan;

import io.minicql.function.FunctionRegistry;
import io.minicql.grammar.ParsedStatement;
import io.minicql.schema.SchemaSnapshot;
import org.jspecify.annotations.Nullable;

/**
 * What a statement is planned against.
 *
 * @param schema one snapshot, the same for the whole statement
 * @param keyspace the session's keyspace; null where none was chosen
 * @param functions resolves function calls, operators and casts
 * @param markers takes the specification of each bind marker as it is bound
 * @param warnings takes what the client should be warned of
 */
public record PlanContext(
    SchemaSnapshot schema,
    @Nullable String keyspace,
    FunctionRegistry functions,
    MarkerSpecs markers,
    PlanWarnings warnings) {

  /** The context of one planning of a statement. */
  public static PlanContext of(
      ParsedStatement statement,
      SchemaSnapshot schema,
      @Nullable String keyspace,
      FunctionRegistry functions) {
    MarkerSpecs markers = new MarkerSpecs(statement.markers().size());
    return new PlanContext(schema, keyspace, functions, markers, new PlanWarnings());
  }
}
