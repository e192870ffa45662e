package io.minicql.grammar.ast;

/** USE. */
public record Use(String keyspace, SourceSpan span) implements RawStatement {
  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.visitUse(this);
  }
}
