package io.minicql.plan.selection;

import static java.util.stream.Collectors.joining;

import io.minicql.CqlException;
import io.minicql.function.AggregateFunction;
import io.minicql.function.CqlFunction;
import io.minicql.function.ScalarFunction;
import io.minicql.schema.ColumnMetadata;
import io.minicql.type.AssignmentFit;
import io.minicql.type.CqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A call of a function that was found; operators and casts are calls as well. */
final class SelectableCall extends Selectable {
  private final CqlFunction function;
  private final List<Selectable> arguments;
  private final Function<List<String>, String> naming;

  /**
   * A call.
   *
   * @param naming prints the call from its printed arguments
   */
  SelectableCall(
      CqlFunction function, List<Selectable> arguments, Function<List<String>, String> naming) {
    this.function = function;
    this.arguments = List.copyOf(arguments);
    this.naming = naming;
  }

  /** A call that is written as one: {@code system.intasblob(v)}. */
  static SelectableCall of(CqlFunction function, List<Selectable> arguments) {
    return new SelectableCall(
        function,
        arguments,
        texts ->
            texts.stream()
                .collect(joining(", ", function.keyspace() + "." + function.name() + "(", ")")));
  }

  CqlFunction function() {
    return function;
  }

  @Override
  public String text() {
    return naming.apply(arguments.stream().map(Selectable::text).toList());
  }

  @Override
  String resultName() {
    return naming.apply(arguments.stream().map(Selectable::resultName).toList());
  }

  @Override
  public CqlType exactType() {
    return function.returnType();
  }

  @Override
  public AssignmentFit fit(CqlType parameter) {
    return function.returnType().assignmentTo(parameter);
  }

  @Override
  void visitColumns(Consumer<ColumnMetadata> visitor) {
    arguments.forEach(argument -> argument.visitColumns(visitor));
  }

  @Override
  Selector bind(@Nullable CqlType expected) {
    List<Selector> bound = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      bound.add(arguments.get(i).bind(function.argumentTypes().get(i)));
    }
    if (function instanceof ScalarFunction scalar) {
      return new FunctionSelector(scalar, bound);
    }
    if (bound.stream().anyMatch(Selector::isAggregate)) {
      throw CqlException.invalid(
          "aggregate functions cannot be used as arguments of aggregate functions");
    }
    return new AggregateSelector((AggregateFunction) function, bound);
  }
}
