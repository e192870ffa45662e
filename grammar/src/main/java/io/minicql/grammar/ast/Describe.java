package io.minicql.grammar.ast;

import org.jspecify.annotations.Nullable;

/** DESCRIBE. */
public record Describe(
    DescribeKind kind, @Nullable QualifiedName target, boolean withInternals, SourceSpan span)
    implements RawStatement {
  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.visitDescribe(this);
  }
}
