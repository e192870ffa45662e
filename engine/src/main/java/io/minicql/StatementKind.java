package io.minicql;

/** What a statement does, as far as its user must know. */
public enum StatementKind {
  SELECT,
  INSERT,
  UPDATE,
  DELETE,
  BATCH,
  TRUNCATE,
  USE,
  SCHEMA,
  DESCRIBE,
  EXPLAIN;

  /** Whether it writes rows: INSERT, UPDATE, DELETE and BATCH. */
  public boolean isWrite() {
    return switch (this) {
      case INSERT, UPDATE, DELETE, BATCH -> true;
      case SELECT, TRUNCATE, USE, SCHEMA, DESCRIBE, EXPLAIN -> false;
    };
  }
}
