package io.minicql.plan.term;

import io.minicql.CqlException;
import io.minicql.Values;
import io.minicql.function.FunctionContext;
import io.minicql.function.ScalarFunction;
import io.minicql.type.CqlType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A call of a scalar function. */
final class FunctionTerm implements Term {
  private static final Bindings NOTHING_BOUND = new Bindings(Values.NONE, new FunctionContext(0));

  private final ScalarFunction function;
  private final List<Term> arguments;

  private FunctionTerm(ScalarFunction function, List<Term> arguments) {
    this.function = function;
    this.arguments = List.copyOf(arguments);
  }

  /** A constant where the function always gives the same for these arguments. */
  static Term of(ScalarFunction function, List<Term> arguments) {
    FunctionTerm term = new FunctionTerm(function, arguments);
    boolean folds = function.isDeterministic() && arguments.stream().allMatch(Term::isConstant);
    if (!folds) {
      return term;
    }
    try {
      return new ConstantTerm(function.returnType(), term.evaluate(NOTHING_BOUND));
    } catch (CqlException failsWhenExecuted) {
      return term;
    }
  }

  @Override
  public byte @Nullable [] evaluate(Bindings bindings) {
    byte[] @Nullable [] values = new byte[arguments.size()][];
    for (int i = 0; i < values.length; i++) {
      values[i] = arguments.get(i).evaluate(bindings);
      if (values[i] == Values.UNSET) {
        throw CqlException.invalid(
            "Invalid unset value for argument in call to function " + function.name());
      }
    }
    return function.invoke(bindings.functions(), values);
  }

  @Override
  public CqlType type() {
    return function.returnType();
  }

  @Override
  public boolean containsMarkers() {
    return arguments.stream().anyMatch(Term::containsMarkers);
  }

  @Override
  public boolean isConstant() {
    return false;
  }
}
