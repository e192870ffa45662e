package io.minicql.grammar.ast;

/** A part of a statement that knows where it was written. */
public interface SyntaxNode {
  /** Where it was written. */
  SourceSpan span();
}
