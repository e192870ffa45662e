package io.minicql.grammar.ast;

import java.util.List;

/**
 * CREATE TABLE. Columns and primary keys are as written: duplicates, and none or several keys, are
 * still possible.
 */
public record CreateTable(
    QualifiedName table,
    boolean ifNotExists,
    List<ColumnDefinition> columns,
    List<PrimaryKey> primaryKeys,
    List<ClusteringOrder> clusteringOrder,
    boolean compactStorage,
    RawProperties properties,
    SourceSpan span)
    implements SchemaStatement {
  public CreateTable {
    columns = List.copyOf(columns);
    primaryKeys = List.copyOf(primaryKeys);
    clusteringOrder = List.copyOf(clusteringOrder);
  }

  @Override
  public <R> R accept(SchemaStatement.Visitor<R> visitor) {
    return visitor.visitCreateTable(this);
  }
}
