package io.minicql.grammar.ast;

/** DROP TYPE. */
public record DropType(QualifiedName type, boolean ifExists, SourceSpan span)
    implements SchemaStatement {
  @Override
  public <R> R accept(SchemaStatement.Visitor<R> visitor) {
    return visitor.visitDropType(this);
  }
}
