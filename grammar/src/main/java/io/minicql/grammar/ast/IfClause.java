package io.minicql.grammar.ast;

import java.util.List;

/**
 * IF of UPDATE and DELETE: absent, EXISTS, or conditions.
 *
 * @param exists IF EXISTS was written; then there are no conditions
 */
public record IfClause(boolean exists, List<RawCondition> conditions) {
  /** No IF. */
  public static final IfClause NONE = new IfClause(false, List.of());

  public IfClause {
    conditions = List.copyOf(conditions);
  }

  /** Whether the statement is a lightweight transaction. */
  public boolean isPresent() {
    return exists || !conditions.isEmpty();
  }
}
