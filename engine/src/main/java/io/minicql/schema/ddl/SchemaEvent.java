package io.minicql.schema.ddl;

/**
 * What a statement did to the schema, as the native protocol reports it.
 *
 * @param change what happened
 * @param target what it happened to
 * @param keyspace the keyspace's name
 * @param name the name of the table or type, or the signature of the function; empty for a keyspace
 */
public record SchemaEvent(Change change, Target target, String keyspace, String name) {

  /** What happened. */
  public enum Change {
    CREATED,
    UPDATED,
    DROPPED
  }

  /** What it happened to. */
  public enum Target {
    KEYSPACE,
    TABLE,
    TYPE,
    FUNCTION,
    AGGREGATE
  }
}
