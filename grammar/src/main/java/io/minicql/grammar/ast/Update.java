package io.minicql.grammar.ast;

import java.util.List;

/** UPDATE. */
public record Update(
    QualifiedName table,
    Attributes attributes,
    List<RawAssignment> assignments,
    List<RawRelation> where,
    IfClause ifClause,
    SourceSpan span)
    implements ModificationStatement {
  public Update {
    assignments = List.copyOf(assignments);
    where = List.copyOf(where);
  }

  @Override
  public <R> R accept(ModificationStatement.Visitor<R> visitor) {
    return visitor.visitUpdate(this);
  }
}
