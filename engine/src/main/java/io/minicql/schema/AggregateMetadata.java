package io.minicql.schema;

import io.minicql.type.CqlType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A user-defined aggregate, as data.
 *
 * @param name its name
 * @param argumentTypes the types of its arguments
 * @param returnType the type of its result
 * @param stateFunction the name of the function that folds a row into the state
 * @param stateType the type of the state
 * @param finalFunction the name of the function that makes the result of the state, if any
 * @param initialCondition the first state as a CQL literal, if any
 */
public record AggregateMetadata(
    String name,
    List<CqlType> argumentTypes,
    CqlType returnType,
    String stateFunction,
    CqlType stateType,
    @Nullable String finalFunction,
    @Nullable String initialCondition) {

  public AggregateMetadata {
    argumentTypes = List.copyOf(argumentTypes);
  }
}
