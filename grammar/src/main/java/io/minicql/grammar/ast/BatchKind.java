package io.minicql.grammar.ast;

/** The kinds of batches. */
public enum BatchKind {
  LOGGED,
  UNLOGGED,
  COUNTER
}
