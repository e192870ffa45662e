package io.minicql.plan;

import io.minicql.ColumnSpec;
import io.minicql.grammar.ast.SchemaStatement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A change of the schema. It is checked and applied when it is executed, against the schema of that
 * moment.
 *
 * @param statement CREATE, ALTER or DROP
 * @param keyspace the session's keyspace when it was planned; null where none was chosen
 */
public record SchemaPlan(SchemaStatement statement, @Nullable String keyspace) implements Plan {
  @Override
  public List<ColumnSpec> markers() {
    return List.of();
  }

  @Override
  public @Nullable List<ColumnSpec> resultColumns() {
    return null;
  }

  @Override
  public List<String> warnings() {
    return List.of();
  }

  @Override
  public <R> R accept(PlanVisitor<R> visitor) {
    return visitor.visitSchema(this);
  }
}
