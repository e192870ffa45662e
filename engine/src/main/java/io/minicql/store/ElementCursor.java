package io.minicql.store;

/**
 * The live elements of a multi-cell column, in the order of their paths: the keys of a map, the
 * elements of a set, the time uuids of a list, the field positions (two bytes) of a user type.
 * Starts before the first element.
 */
public interface ElementCursor {

  /** Moves to the next live element; false, and nothing to read, behind the last one. */
  boolean advance();

  /** Moves to the element of this path; false, and nothing to read, if there is no live one. */
  boolean seek(byte[] path);

  /** A copy of the element's path. */
  byte[] path();

  /** A copy of the element's value: no bytes for a set. */
  byte[] value();

  /** The write timestamp of the element. */
  long timestampMicros();

  /** The TTL of the element, {@link Expiration#NO_TTL} if it does not expire. */
  int ttlSeconds();

  /** The second from which the element is dead, {@link Expiration#NEVER_SECONDS} if never. */
  long expirySeconds();
}
