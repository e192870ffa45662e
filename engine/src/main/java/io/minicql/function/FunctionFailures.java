package io.minicql.function;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import io.minicql.type.CqlType;
import io.minicql.type.CqlTypeException;
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

  /** A function whose argument cannot be used. */
  static CqlException execution(
      String function, List<CqlType> types, String reason, Throwable cause) {
    List<String> names = types.stream().map(CqlType::cql).toList();
    return failure(
        function,
        names,
        String.format(
            "execution of '%s.%s%s' failed: %s", FunctionNames.SYSTEM, function, names, reason),
        cause);
  }

  /** A value that the type of the result refuses; the text begins as Cassandra's does. */
  static CqlException marshal(String function, List<CqlType> types, CqlTypeException cause) {
    return failure(
        function,
        types.stream().map(CqlType::cql).toList(),
        "org.apache.cassandra.serializers.MarshalException: " + cause.getMessage(),
        cause);
  }

  /** What Cassandra answers where a native function throws: a server error with its text. */
  static CqlException server(RuntimeException cause) {
    return new CqlException(
        ErrorCode.SERVER_ERROR,
        cause.getClass().getName() + ": " + cause.getMessage(),
        null,
        Map.of(),
        cause);
  }
}
