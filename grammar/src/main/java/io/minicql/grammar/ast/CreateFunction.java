package io.minicql.grammar.ast;

import java.util.List;

/** CREATE FUNCTION; the language is in lower case. */
public record CreateFunction(
    QualifiedName function,
    boolean orReplace,
    boolean ifNotExists,
    List<FieldDefinition> arguments,
    boolean calledOnNullInput,
    RawType returnType,
    String language,
    String body,
    SourceSpan span)
    implements SchemaStatement {
  public CreateFunction {
    arguments = List.copyOf(arguments);
  }

  @Override
  public <R> R accept(SchemaStatement.Visitor<R> visitor) {
    return visitor.visitCreateFunction(this);
  }
}
