package io.minicql.grammar.ast;

/** DROP TRIGGER. */
public record DropTrigger(String trigger, QualifiedName table, boolean ifExists, SourceSpan span)
    implements SchemaStatement {
  @Override
  public <R> R accept(SchemaStatement.Visitor<R> visitor) {
    return visitor.visitDropTrigger(this);
  }
}
