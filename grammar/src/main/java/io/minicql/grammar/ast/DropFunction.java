package io.minicql.grammar.ast;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** DROP FUNCTION; the argument types are null where no brackets were written. */
public record DropFunction(
    QualifiedName function,
    boolean ifExists,
    @Nullable List<RawType> argumentTypes,
    SourceSpan span)
    implements SchemaStatement {
  public DropFunction {
    argumentTypes = argumentTypes == null ? null : List.copyOf(argumentTypes);
  }

  @Override
  public <R> R accept(SchemaStatement.Visitor<R> visitor) {
    return visitor.visitDropFunction(this);
  }
}
