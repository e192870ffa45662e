package io.minicql.grammar.ast;

import org.jspecify.annotations.Nullable;

/**
 * The name of a table, type, index, view or function, with or without its keyspace.
 *
 * @param keyspace null where the text gives none
 * @param name folded to lower case unless it was quoted
 */
public record QualifiedName(@Nullable String keyspace, String name) {
  /** The name without a keyspace. */
  public static QualifiedName of(String name) {
    return new QualifiedName(null, name);
  }

  /** The keyspace written, or the one given where none was. */
  public @Nullable String keyspaceOr(@Nullable String current) {
    return keyspace == null ? current : keyspace;
  }

  @Override
  public String toString() {
    return keyspace == null ? name : keyspace + '.' + name;
  }
}
