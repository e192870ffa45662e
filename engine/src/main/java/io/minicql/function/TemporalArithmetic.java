package io.minicql.function;

import io.minicql.grammar.ast.ArithmeticOperator;
import io.minicql.type.CqlDuration;
import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/** Timestamps and dates plus and minus a duration. */
final class TemporalArithmetic {
  private TemporalArithmetic() {}

  static void addTo(FunctionCatalog catalog) {
    for (ArithmeticOperator operator :
        List.of(ArithmeticOperator.ADD, ArithmeticOperator.SUBTRACT)) {
      catalog.add(operation(operator, NativeType.TIMESTAMP));
      catalog.add(operation(operator, NativeType.DATE));
    }
  }

  private static NativeScalar operation(ArithmeticOperator operator, NativeType type) {
    String name = FunctionNames.ofOperator(operator);
    List<CqlType> types = List.of(type, NativeType.DURATION);
    return NativeScalar.strict(
        name,
        types,
        type,
        arguments -> {
          CqlDuration given = (CqlDuration) arguments[1];
          CqlDuration duration =
              operator == ArithmeticOperator.ADD ? given : Durations.negate(given);
          try {
            return type == NativeType.DATE
                ? addDays((LocalDate) arguments[0], given, duration)
                : Durations.add((Instant) arguments[0], duration, 1);
          } catch (ArithmeticException e) {
            throw FunctionFailures.operation(operator.symbol(), name, types, e);
          } catch (DateTimeException e) {
            throw FunctionFailures.operation(
                operator.symbol(), name, types, new ArithmeticException(e.getMessage()));
          }
        });
  }

  private static LocalDate addDays(LocalDate date, CqlDuration given, CqlDuration duration) {
    if (!Durations.hasDayPrecision(given)) {
      throw new ArithmeticException("The duration must have a day precision. Was: " + given);
    }
    return Durations.add(date, duration, 1);
  }
}
