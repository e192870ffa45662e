package io.minicql.grammar.ast;

import java.util.List;

/** CREATE MATERIALIZED VIEW. */
public record CreateView(
    QualifiedName view,
    boolean ifNotExists,
    ViewDefinition definition,
    PrimaryKey primaryKey,
    List<ClusteringOrder> clusteringOrder,
    RawProperties properties,
    SourceSpan span)
    implements SchemaStatement {
  public CreateView {
    clusteringOrder = List.copyOf(clusteringOrder);
  }

  @Override
  public <R> R accept(SchemaStatement.Visitor<R> visitor) {
    return visitor.visitCreateView(this);
  }
}
