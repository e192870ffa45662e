package io.minicql.grammar.ast;

/** CREATE KEYSPACE. */
public record CreateKeyspace(
    String keyspace, boolean ifNotExists, RawProperties properties, SourceSpan span)
    implements SchemaStatement {
  @Override
  public <R> R accept(SchemaStatement.Visitor<R> visitor) {
    return visitor.visitCreateKeyspace(this);
  }
}
