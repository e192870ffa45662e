package io.minicql.grammar.ast;

/** TRUNCATE. */
public record Truncate(QualifiedName table, SourceSpan span) implements RawStatement {
  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.visitTruncate(this);
  }
}
