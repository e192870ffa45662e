package io.minicql.grammar.ast;

/** ALTER TYPE. */
public record AlterType(QualifiedName type, boolean ifExists, TypeChange change, SourceSpan span)
    implements SchemaStatement {
  @Override
  public <R> R accept(SchemaStatement.Visitor<R> visitor) {
    return visitor.visitAlterType(this);
  }
}
