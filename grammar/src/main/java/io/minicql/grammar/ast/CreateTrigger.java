package io.minicql.grammar.ast;

/** CREATE TRIGGER. */
public record CreateTrigger(
    String trigger, QualifiedName table, String className, boolean ifNotExists, SourceSpan span)
    implements SchemaStatement {
  @Override
  public <R> R accept(SchemaStatement.Visitor<R> visitor) {
    return visitor.visitCreateTrigger(this);
  }
}
