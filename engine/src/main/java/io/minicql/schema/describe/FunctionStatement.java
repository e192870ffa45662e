package io.minicql.schema.describe;

import io.minicql.schema.AggregateMetadata;
import io.minicql.schema.FunctionMetadata;
import io.minicql.schema.Names;
import io.minicql.type.CqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** CREATE FUNCTION and CREATE AGGREGATE as text. */
final class FunctionStatement {

  private static final String LINE = "\n    ";
  private static final String FROZEN = "frozen<";

  private FunctionStatement() {}

  static String function(String keyspace, FunctionMetadata function) {
    List<String> arguments = new ArrayList<>();
    for (int i = 0; i < function.argumentTypes().size(); i++) {
      arguments.add(
          Names.quoteIfNeeded(function.argumentNames().get(i))
              + " "
              + typeText(function.argumentTypes().get(i)));
    }
    return "CREATE FUNCTION "
        + qualified(keyspace, function.name())
        + "("
        + String.join(", ", arguments)
        + ")"
        + LINE
        + (function.calledOnNullInput() ? "CALLED" : "RETURNS NULL")
        + " ON NULL INPUT"
        + LINE
        + "RETURNS "
        + typeText(function.returnType())
        + LINE
        + "LANGUAGE "
        + function.language()
        + LINE
        + "AS $$"
        + function.body()
        + "$$;";
  }

  static String aggregate(String keyspace, AggregateMetadata aggregate) {
    StringBuilder text = new StringBuilder("CREATE AGGREGATE ");
    text.append(qualified(keyspace, aggregate.name()))
        .append(signature(aggregate.argumentTypes()))
        .append(LINE + "SFUNC ")
        .append(Names.quoteIfNeeded(aggregate.stateFunction()))
        .append(LINE + "STYPE ")
        .append(typeText(aggregate.stateType()));
    if (aggregate.finalFunction() != null) {
      text.append(LINE + "FINALFUNC ").append(Names.quoteIfNeeded(aggregate.finalFunction()));
    }
    if (aggregate.initialCondition() != null) {
      text.append(LINE + "INITCOND ").append(aggregate.initialCondition());
    }
    return text.append(';').toString();
  }

  private static String qualified(String keyspace, String name) {
    return Names.quoteIfNeeded(keyspace) + "." + Names.quoteIfNeeded(name);
  }

  static String signature(List<CqlType> types) {
    return types.stream()
        .map(FunctionStatement::typeText)
        .collect(Collectors.joining(", ", "(", ")"));
  }

  /** Types of functions are always frozen, so that nobody writes it around them. */
  private static String typeText(CqlType type) {
    String text = type.cql();
    return text.startsWith(FROZEN) ? text.substring(FROZEN.length(), text.length() - 1) : text;
  }
}
