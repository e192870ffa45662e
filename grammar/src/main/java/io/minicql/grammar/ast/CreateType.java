package io.minicql.grammar.ast;

import java.util.List;

/** CREATE TYPE. */
public record CreateType(
    QualifiedName type, boolean ifNotExists, List<FieldDefinition> fields, SourceSpan span)
    implements SchemaStatement {
  public CreateType {
    fields = List.copyOf(fields);
  }

  @Override
  public <R> R accept(SchemaStatement.Visitor<R> visitor) {
    return visitor.visitCreateType(this);
  }
}
