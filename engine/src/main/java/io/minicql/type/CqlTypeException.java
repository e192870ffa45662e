package io.minicql.type;

/** A value that its type refuses. The message is Cassandra's where Cassandra has one. */
public final class CqlTypeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public CqlTypeException(String message) {
    super(message);
  }

  public CqlTypeException(String message, Throwable cause) {
    super(message, cause);
  }
}
