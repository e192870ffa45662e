package io.minicql.function;

import io.minicql.CqlException;
import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import java.util.List;

/** A parameter of a function that is made for its arguments. */
enum FunctionParameter {
  ANY("any"),
  SAME_AS_FIRST("any"),
  STRING("[text|varchar|ascii]", NativeType.TEXT, NativeType.ASCII),
  INT("int", NativeType.INT),
  TEXT("text", NativeType.TEXT),
  OPTIONAL_TEXT("[text]", NativeType.TEXT);

  private final String signature;
  private final List<NativeType> types;

  FunctionParameter(String signature, NativeType... types) {
    this.signature = signature;
    this.types = List.of(types);
  }

  /** The parameter as the function's signature shows it. */
  String signature() {
    return signature;
  }

  boolean isOptional() {
    return this == OPTIONAL_TEXT;
  }

  /** Whether only the argument knows the type. */
  boolean takesAnyType() {
    return types.isEmpty();
  }

  /**
   * The type of an argument: its own, or the parameter's first where it has none.
   *
   * @throws CqlException where the parameter does not take it
   */
  CqlType typeOf(String function, Argument argument) {
    CqlType type = argument.preferredType();
    if (type == null) {
      return types.get(0);
    }
    if (types.stream().noneMatch(parameter -> type.assignmentTo(parameter).isAssignable())) {
      throw CqlException.invalid(
          String.format(
              "Function %s.%s requires an argument of type %s, but found argument %s of type %s",
              FunctionNames.SYSTEM,
              function,
              isOptional() ? types.get(0).cql() : signature,
              argument.text(),
              type.cql()));
    }
    return type;
  }
}
