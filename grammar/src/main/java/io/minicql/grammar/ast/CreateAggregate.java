package io.minicql.grammar.ast;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** CREATE AGGREGATE. */
public record CreateAggregate(
    QualifiedName aggregate,
    boolean orReplace,
    boolean ifNotExists,
    List<RawType> argumentTypes,
    String stateFunction,
    RawType stateType,
    @Nullable String finalFunction,
    @Nullable RawTerm initialCondition,
    SourceSpan span)
    implements SchemaStatement {
  public CreateAggregate {
    argumentTypes = List.copyOf(argumentTypes);
  }

  @Override
  public <R> R accept(SchemaStatement.Visitor<R> visitor) {
    return visitor.visitCreateAggregate(this);
  }
}
