package io.minicql.grammar.ast;

/** What GRANT can permit. */
public enum Permission {
  CREATE,
  ALTER,
  DROP,
  SELECT,
  MODIFY,
  AUTHORIZE,
  DESCRIBE,
  EXECUTE,
  UNMASK,
  SELECT_MASKED
}
