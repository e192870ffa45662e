package io.minicql.schema;

import io.minicql.type.CqlType;
import io.minicql.type.UdtType;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.stream.Stream;
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
 * @param initialValue the first state, serialized, if it is not null
 */
public record AggregateMetadata(
    String name,
    List<CqlType> argumentTypes,
    CqlType returnType,
    String stateFunction,
    CqlType stateType,
    @Nullable String finalFunction,
    @Nullable ByteBuffer initialValue) {

  public AggregateMetadata {
    argumentTypes = List.copyOf(argumentTypes);
    initialValue = initialValue == null ? null : initialValue.asReadOnlyBuffer();
  }

  /** The arguments of its state function: the state, then its own. */
  public List<CqlType> stateArgumentTypes() {
    return Stream.concat(Stream.of(stateType), argumentTypes.stream()).toList();
  }

  /** Whether a function of its keyspace is its state function or its final function. */
  public boolean calls(FunctionMetadata function) {
    return hasStateFunction(function) || hasFinalFunction(function);
  }

  /** Whether a function of its keyspace folds rows into its state. */
  public boolean hasStateFunction(FunctionMetadata function) {
    return function.name().equals(stateFunction)
        && function.argumentTypes().equals(stateArgumentTypes());
  }

  /** Whether a function of its keyspace makes its result. */
  public boolean hasFinalFunction(FunctionMetadata function) {
    return function.name().equals(finalFunction)
        && function.argumentTypes().equals(List.of(stateType));
  }

  /** Whether a user type is among its types or inside them. */
  public boolean references(String keyspace, String typeName) {
    return returnType.references(keyspace, typeName)
        || stateType.references(keyspace, typeName)
        || argumentTypes.stream().anyMatch(type -> type.references(keyspace, typeName));
  }

  /** This aggregate with a user type replaced by another of its name. */
  public AggregateMetadata replaceUdt(UdtType type) {
    return new AggregateMetadata(
        name,
        argumentTypes.stream().map(argument -> argument.replaceUdt(type)).toList(),
        returnType.replaceUdt(type),
        stateFunction,
        stateType.replaceUdt(type),
        finalFunction,
        initialValue);
  }

  /** The first state as a CQL literal; null where there is none. */
  public @Nullable String initialCondition() {
    byte[] state = initialState();
    return state == null ? null : stateType.format(state);
  }

  /** A copy of the first state, serialized; null where there is none. */
  public byte @Nullable [] initialState() {
    if (initialValue == null) {
      return null;
    }
    byte[] state = new byte[initialValue.remaining()];
    initialValue.get(initialValue.position(), state);
    return state;
  }
}
