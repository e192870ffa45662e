package io.minicql.grammar.ast;

import java.util.List;

/** The query of a materialized view; no columns means all. */
public record ViewDefinition(
    List<ResultColumn> columns, QualifiedName baseTable, List<RawRelation> where) {
  public ViewDefinition {
    columns = List.copyOf(columns);
    where = List.copyOf(where);
  }
}
