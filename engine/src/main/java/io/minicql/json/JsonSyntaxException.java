package io.minicql.json;

/** A text that is not JSON, or more of it than the limits allow. */
public final class JsonSyntaxException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  JsonSyntaxException(String message) {
    super(message);
  }

  /** What is wrong and where: a line and a column, both counted from 1. */
  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}
