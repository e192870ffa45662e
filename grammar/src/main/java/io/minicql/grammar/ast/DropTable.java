package io.minicql.grammar.ast;

/** DROP TABLE. */
public record DropTable(QualifiedName table, boolean ifExists, SourceSpan span)
    implements SchemaStatement {
  @Override
  public <R> R accept(SchemaStatement.Visitor<R> visitor) {
    return visitor.visitDropTable(this);
  }
}
