package io.minicql.plan;

import io.minicql.ColumnSpec;
import io.minicql.grammar.ast.Describe;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * DESCRIBE. What is described is looked up when it is executed, as Cassandra does, so that nothing
 * is known of the result's columns before.
 *
 * @param statement what to describe
 * @param keyspace the session's keyspace when it was planned; null where none was chosen
 */
public record DescribePlan(Describe statement, @Nullable String keyspace) implements Plan {
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
    return visitor.visitDescribe(this);
  }
}
