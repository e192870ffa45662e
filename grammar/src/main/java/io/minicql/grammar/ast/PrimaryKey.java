package io.minicql.grammar.ast;

import java.util.List;

/** PRIMARY KEY: the partition key columns, then the clustering columns. */
public record PrimaryKey(List<String> partitionKey, List<String> clusteringColumns, SourceSpan span)
    implements SyntaxNode {
  public PrimaryKey {
    partitionKey = List.copyOf(partitionKey);
    clusteringColumns = List.copyOf(clusteringColumns);
  }
}
