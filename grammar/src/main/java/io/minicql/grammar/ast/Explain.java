package io.minicql.grammar.ast;

/** EXPLAIN of another statement: an addition of MiniCQL. */
public record Explain(RawStatement statement, SourceSpan span) implements RawStatement {
  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.visitExplain(this);
  }
}
