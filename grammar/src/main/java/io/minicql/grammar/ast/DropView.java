package io.minicql.grammar.ast;

/** DROP MATERIALIZED VIEW. */
public record DropView(QualifiedName view, boolean ifExists, SourceSpan span)
    implements SchemaStatement {
  @Override
  public <R> R accept(SchemaStatement.Visitor<R> visitor) {
    return visitor.visitDropView(this);
  }
}
