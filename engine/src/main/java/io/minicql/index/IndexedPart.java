package io.minicql.index;

import io.minicql.grammar.ast.IndexTarget;

/** Which part of a column is indexed. */
public enum IndexedPart {
  /** The value of a column that is no collection, or a frozen collection as one value. */
  WHOLE(IndexOperator.EQ),
  /** Each element of a list or set, each value of a map. */
  VALUES(IndexOperator.CONTAINS),
  /** Each key of a map. */
  KEYS(IndexOperator.CONTAINS_KEY),
  /** Each key of a map with its value. */
  ENTRIES(IndexOperator.ENTRY);

  private final IndexOperator lookup;

  IndexedPart(IndexOperator lookup) {
    this.lookup = lookup;
  }

  static IndexedPart of(IndexTarget.Kind kind) {
    return switch (kind) {
      case COLUMN, FULL -> WHOLE;
      case VALUES -> VALUES;
      case KEYS -> KEYS;
      case ENTRIES -> ENTRIES;
    };
  }

  /** The operator that finds values of this part. */
  IndexOperator lookup() {
    return lookup;
  }
}
