package io.minicql.function;

import io.minicql.CqlException;
import io.minicql.type.CqlType;
import java.util.List;

/** Makes the overload of a function that takes any type of a kind, such as min or map_keys. */
interface FunctionFactory {
  String name();

  /** The parameters as errors call them: {@code (any)}, {@code (map)}. */
  List<String> parameters();

  /** The overload for these types; they are as many as the parameters. */
  CqlFunction create(List<Argument> arguments, List<CqlType> types);

  /** Checks the number of arguments, finds their types and makes the overload. */
  default CqlFunction resolve(List<Argument> arguments) {
    if (arguments.size() != parameters().size()) {
      throw CqlException.invalid("Invalid number of arguments for function " + signature());
    }
    return create(arguments, arguments.stream().map(this::typeOf).toList());
  }

  /** The type that an argument must have: only casts can say it where nothing else does. */
  default CqlType typeOf(Argument argument) {
    CqlType type = argument.preferredType();
    if (type == null) {
      throw CqlException.invalid(
          String.format(
              "Cannot infer type of argument %s in call to function %s: use type casts to"
                  + " disambiguate",
              argument.text(), signature()));
    }
    return type;
  }

  /** The name and the parameters. */
  default String signature() {
    return FunctionNames.SYSTEM + "." + name() + "(" + String.join(", ", parameters()) + ")";
  }

  /** The error for an argument of a kind that the function does not take. */
  static CqlException wrongKind(String name, String wanted, Argument argument, CqlType type) {
    return CqlException.invalid(
        String.format(
            "Function %s.%s requires a %s argument, but found argument %s of type %s",
            FunctionNames.SYSTEM, name, wanted, argument.text(), type.cql()));
  }
}
