package io.minicql.grammar.ast;

/** ALTER KEYSPACE. */
public record AlterKeyspace(
    String keyspace, boolean ifExists, RawProperties properties, SourceSpan span)
    implements SchemaStatement {
  @Override
  public <R> R accept(SchemaStatement.Visitor<R> visitor) {
    return visitor.visitAlterKeyspace(this);
  }
}
