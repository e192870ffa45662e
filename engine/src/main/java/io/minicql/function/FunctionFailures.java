package io.minicql.function;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import io.minicql.type.CqlType;
import java.util.List;
import java.util.Map;

/** The errors of functions that fail on legal arguments. */
final class FunctionFailures {
  private FunctionFailures() {}

  /** A failed operation, with the fields that go with code 0x1400. */
  static CqlException operation(
      char operator, String function, List<CqlType> types, ArithmeticException cause) {
    List<String> names = types.stream().map(CqlType::cql).toList();
    return failure(
        function,
        names,
        String.format(
            "the operation '%s %s %s' failed: %s",
            names.get(0), operator, names.get(1), cause.getMessage()),
        cause);
  }

  private static CqlException failure(
      String function, List<String> types, String message, Throwable cause) {
    return new CqlException(
        ErrorCode.FUNCTION_FAILURE,
        message,
        null,
        Map.of("keyspace", FunctionNames.SYSTEM, "function", function, "args", types),
        cause);
  }

  /** What Cassandra answers where a native function throws: a server error with its text. */
  static CqlException server(ArithmeticException cause) {
    return new CqlException(
        ErrorCode.SERVER_ERROR,
        ArithmeticException.class.getName() + ": " + cause.getMessage(),
        null,
        Map.of(),
        cause);
  }
}
