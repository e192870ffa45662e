package io.minicql.function;

import io.minicql.CqlException;
import io.minicql.type.CqlType;
import java.util.ArrayList;
import java.util.List;

/** Makes functions whose last parameters may be left out and whose types depend on arguments. */
record ParameterizedFactory(String name, List<FunctionParameter> kinds, Maker maker)
    implements FunctionFactory {

  /** Makes the function for the types of its arguments. */
  interface Maker {
    CqlFunction make(String name, List<CqlType> types);
  }

  @Override
  public List<String> parameters() {
    return kinds.stream().map(FunctionParameter::signature).toList();
  }

  @Override
  public CqlFunction resolve(List<Argument> arguments) {
    long required = kinds.stream().filter(kind -> !kind.isOptional()).count();
    if (arguments.size() < required || arguments.size() > kinds.size()) {
      throw CqlException.invalid("Invalid number of arguments for function " + signature());
    }
    List<CqlType> types = new ArrayList<>(arguments.size());
    for (int i = 0; i < arguments.size(); i++) {
      FunctionParameter kind = kinds.get(i);
      if (kind == FunctionParameter.SAME_AS_FIRST) {
        types.add(types.get(0));
      } else {
        types.add(
            kind.takesAnyType() ? typeOf(arguments.get(i)) : kind.typeOf(name, arguments.get(i)));
      }
    }
    CqlFunction function = create(arguments, types);
    OverloadResolution.checkArguments(function, arguments);
    return function;
  }

  @Override
  public CqlFunction create(List<Argument> arguments, List<CqlType> types) {
    return maker.make(name, types);
  }
}
