package io.minicql.function;

import io.minicql.type.CqlType;
import io.minicql.type.CqlTypeException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A native scalar function made of its signature and its body. */
record NativeScalar(
    String name,
    List<CqlType> argumentTypes,
    CqlType returnType,
    boolean isDeterministic,
    Body body)
    implements ScalarFunction {

  /** What a function does with serialized arguments. */
  interface Body {
    byte @Nullable [] apply(FunctionContext context, byte[] @Nullable [] arguments);
  }

  /** What a function does with decoded arguments, none of which is null. */
  interface DecodedBody {
    @Nullable Object apply(Object[] arguments);
  }

  /** A deterministic function that is null where an argument is null (or an empty number). */
  static NativeScalar strict(
      String name, List<CqlType> argumentTypes, CqlType returnType, DecodedBody body) {
    return new NativeScalar(
        name,
        argumentTypes,
        returnType,
        true,
        (context, arguments) -> {
          Object[] decoded = new Object[arguments.length];
          for (int i = 0; i < decoded.length; i++) {
            Object value = argumentTypes.get(i).decode(arguments[i]);
            if (value == null) {
              return null;
            }
            decoded[i] = value;
          }
          try {
            Object result = body.apply(decoded);
            return result == null ? null : returnType.encode(result);
          } catch (ArithmeticException | NumberFormatException e) {
            throw FunctionFailures.server(e);
          } catch (CqlTypeException e) {
            throw FunctionFailures.marshal(name, argumentTypes, e);
          }
        });
  }

  @Override
  public String keyspace() {
    return FunctionNames.SYSTEM;
  }

  @Override
  public byte @Nullable [] invoke(FunctionContext context, byte[] @Nullable [] arguments) {
    return body.apply(context, arguments);
  }
}
