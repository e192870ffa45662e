package io.minicql.grammar.ast;

/** What an index is on: a column, or the keys, values, entries or all of a collection. */
public record IndexTarget(Kind kind, String column) {

  /** Which part of the column is indexed. */
  public enum Kind {
    COLUMN,
    VALUES,
    KEYS,
    ENTRIES,
    FULL
  }
}
