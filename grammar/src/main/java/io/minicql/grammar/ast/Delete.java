package io.minicql.grammar.ast;

import java.util.List;

/** DELETE; without deletions it is whole rows. */
public record Delete(
    List<ColumnPath> deletions,
    QualifiedName table,
    Attributes attributes,
    List<RawRelation> where,
    IfClause ifClause,
    SourceSpan span)
    implements ModificationStatement {
  public Delete {
    deletions = List.copyOf(deletions);
    where = List.copyOf(where);
  }

  @Override
  public <R> R accept(ModificationStatement.Visitor<R> visitor) {
    return visitor.visitDelete(this);
  }
}
