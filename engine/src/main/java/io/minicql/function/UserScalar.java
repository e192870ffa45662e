package io.minicql.function;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import io.minicql.schema.FunctionMetadata;
import io.minicql.type.CqlType;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A function that a user wrote. */
record UserScalar(String keyspace, FunctionMetadata function, FunctionBodies bodies)
    implements ScalarFunction {

  @Override
  public String name() {
    return function.name();
  }

  @Override
  public List<CqlType> argumentTypes() {
    return function.argumentTypes();
  }

  @Override
  public CqlType returnType() {
    return function.returnType();
  }

  /** Nobody knows what the code does. */
  @Override
  public boolean isDeterministic() {
    return false;
  }

  @Override
  public byte @Nullable [] invoke(FunctionContext context, byte[] @Nullable [] arguments) {
    if (!takes(arguments)) {
      return null;
    }
    FunctionBody body = bodies.bodyOf(keyspace, function);
    try {
      return body.call(arguments);
    } catch (Exception | LinkageError | StackOverflowError | AssertionError e) {
      throw failure(e);
    }
  }

  /** Whether it is called for these arguments: not for a null, unless it wants to be. */
  boolean takes(byte[] @Nullable [] arguments) {
    return function.calledOnNullInput() || Arrays.stream(arguments).noneMatch(Objects::isNull);
  }

  private CqlException failure(Throwable cause) {
    return new CqlException(
        ErrorCode.FUNCTION_FAILURE,
        cause.toString(),
        null,
        Map.of(
            "keyspace",
            keyspace,
            "function",
            name(),
            "args",
            argumentTypes().stream().map(CqlType::cql).toList()),
        cause);
  }
}
