package io.minicql.grammar.ast;

import java.util.List;

/** MASKED WITH a function; DEFAULT is {@code mask_default()} of the system keyspace. */
public record ColumnMask(QualifiedName function, List<RawTerm> arguments, SourceSpan span)
    implements SyntaxNode {
  public ColumnMask {
    arguments = List.copyOf(arguments);
  }
}
