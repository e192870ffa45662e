package io.minicql.schema;

import io.minicql.type.CqlType;
import io.minicql.type.UdtType;
import java.util.List;

/**
 * A user-defined function, as data.
 *
 * @param name its name
 * @param argumentNames the names of its arguments
 * @param argumentTypes their types
 * @param returnType the type of its result
 * @param calledOnNullInput whether it is called when an argument is null
 * @param language the language of its body
 * @param body its text
 */
public record FunctionMetadata(
    String name,
    List<String> argumentNames,
    List<CqlType> argumentTypes,
    CqlType returnType,
    boolean calledOnNullInput,
    String language,
    String body) {

  /** The one language that functions are written in. */
  public static final String JAVA = "java";

  public FunctionMetadata {
    argumentNames = List.copyOf(argumentNames);
    argumentTypes = List.copyOf(argumentTypes);
  }

  /** Whether a user type is among its types or inside them. */
  public boolean references(String keyspace, String typeName) {
    return returnType.references(keyspace, typeName)
        || argumentTypes.stream().anyMatch(type -> type.references(keyspace, typeName));
  }

  /** This function with a user type replaced by another of its name. */
  public FunctionMetadata replaceUdt(UdtType type) {
    return new FunctionMetadata(
        name,
        argumentNames,
        argumentTypes.stream().map(argument -> argument.replaceUdt(type)).toList(),
        returnType.replaceUdt(type),
        calledOnNullInput,
        language,
        body);
  }
}
