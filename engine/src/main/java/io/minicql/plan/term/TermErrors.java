package io.minicql.plan.term;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import io.minicql.type.CqlTypeException;
import java.util.Map;

/** Errors that several kinds of terms share. */
final class TermErrors {
  static final String NULL_IN_COLLECTION = "null is not supported inside collections";

  private TermErrors() {}

  /** A value that its type refuses. */
  static CqlException invalid(CqlTypeException cause) {
    String message = cause.getMessage() == null ? "Invalid value" : cause.getMessage();
    return new CqlException(ErrorCode.INVALID, message, null, Map.of(), cause);
  }

  static CqlException markerInLiteral(String kind, String receiver) {
    return CqlException.invalid(
        "Invalid "
            + kind
            + " literal for "
            + receiver
            + ": bind variables are not supported inside collection literals",
        "bind the whole collection to one marker");
  }
}
