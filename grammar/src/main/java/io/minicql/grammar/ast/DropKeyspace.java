package io.minicql.grammar.ast;

/** DROP KEYSPACE. */
public record DropKeyspace(String keyspace, boolean ifExists, SourceSpan span)
    implements SchemaStatement {
  @Override
  public <R> R accept(SchemaStatement.Visitor<R> visitor) {
    return visitor.visitDropKeyspace(this);
  }
}
