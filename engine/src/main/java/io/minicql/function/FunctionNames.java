package io.minicql.function;

import io.minicql.grammar.ast.ArithmeticOperator;
import io.minicql.type.CqlType;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The names under which operators and casts are functions; the same as in Cassandra's errors. */
public final class FunctionNames {
  /** Unary minus. */
  public static final String NEGATION = "_negate";

  /** The keyspace of native functions. */
  public static final String SYSTEM = "system";

  private FunctionNames() {}

  /** The sign of an operator by its function's name; null for another function. */
  static @Nullable String operatorOf(String functionName) {
    for (ArithmeticOperator operator : ArithmeticOperator.values()) {
      if (ofOperator(operator).equals(functionName)) {
        return String.valueOf(operator.symbol());
      }
    }
    return null;
  }

  /** The function of an operator, for example {@code _add}. */
  public static String ofOperator(ArithmeticOperator operator) {
    return switch (operator) {
      case ADD -> "_add";
      case SUBTRACT -> "_substract";
      case MULTIPLY -> "_multiply";
      case DIVIDE -> "_divide";
      case MODULO -> "_modulo";
    };
  }

  /** The function of {@code CAST(x AS type)}, for example {@code cast_as_int}. */
  public static String ofCast(CqlType target) {
    return "cast_as_" + target.cql().toLowerCase(Locale.ROOT);
  }
}
