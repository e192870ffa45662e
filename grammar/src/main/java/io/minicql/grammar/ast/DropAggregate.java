package io.minicql.grammar.ast;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** DROP AGGREGATE; the argument types are null where no brackets were written. */
public record DropAggregate(
    QualifiedName aggregate,
    boolean ifExists,
    @Nullable List<RawType> argumentTypes,
    SourceSpan span)
    implements SchemaStatement {
  public DropAggregate {
    argumentTypes = argumentTypes == null ? null : List.copyOf(argumentTypes);
  }

  @Override
  public <R> R accept(SchemaStatement.Visitor<R> visitor) {
    return visitor.visitDropAggregate(this);
  }
}
