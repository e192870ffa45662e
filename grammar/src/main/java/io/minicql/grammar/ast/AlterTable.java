package io.minicql.grammar.ast;

/** ALTER TABLE. */
public record AlterTable(QualifiedName table, boolean ifExists, TableChange change, SourceSpan span)
    implements SchemaStatement {
  @Override
  public <R> R accept(SchemaStatement.Visitor<R> visitor) {
    return visitor.visitAlterTable(this);
  }
}
