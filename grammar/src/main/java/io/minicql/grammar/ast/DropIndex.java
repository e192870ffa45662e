package io.minicql.grammar.ast;

/** DROP INDEX. */
public record DropIndex(QualifiedName index, boolean ifExists, SourceSpan span)
    implements SchemaStatement {
  @Override
  public <R> R accept(SchemaStatement.Visitor<R> visitor) {
    return visitor.visitDropIndex(this);
  }
}
