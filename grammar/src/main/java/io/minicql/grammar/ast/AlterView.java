package io.minicql.grammar.ast;

/** ALTER MATERIALIZED VIEW. */
public record AlterView(
    QualifiedName view, boolean ifExists, RawProperties properties, SourceSpan span)
    implements SchemaStatement {
  @Override
  public <R> R accept(SchemaStatement.Visitor<R> visitor) {
    return visitor.visitAlterView(this);
  }
}
