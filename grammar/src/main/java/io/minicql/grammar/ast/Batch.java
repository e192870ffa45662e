package io.minicql.grammar.ast;

import java.util.List;

/** BEGIN BATCH ... APPLY BATCH. */
public record Batch(
    BatchKind kind, Attributes attributes, List<ModificationStatement> statements, SourceSpan span)
    implements RawStatement {
  public Batch {
    statements = List.copyOf(statements);
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.visitBatch(this);
  }
}
