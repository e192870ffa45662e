package io.minicql.grammar.ast;

import java.util.List;

/** INSERT with columns and values; their numbers may differ. */
public record Insert(
    QualifiedName table,
    List<String> columns,
    List<RawTerm> values,
    boolean ifNotExists,
    Attributes attributes,
    SourceSpan span)
    implements ModificationStatement {
  public Insert {
    columns = List.copyOf(columns);
    values = List.copyOf(values);
  }

  @Override
  public <R> R accept(ModificationStatement.Visitor<R> visitor) {
    return visitor.visitInsert(this);
  }
}
