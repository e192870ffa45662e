package io.minicql.grammar.ast;

/** INSERT JSON; the value is a string constant or a marker. */
public record InsertJson(
    QualifiedName table,
    RawTerm json,
    boolean defaultUnset,
    boolean ifNotExists,
    Attributes attributes,
    SourceSpan span)
    implements ModificationStatement {
  @Override
  public <R> R accept(ModificationStatement.Visitor<R> visitor) {
    return visitor.visitInsertJson(this);
  }
}
