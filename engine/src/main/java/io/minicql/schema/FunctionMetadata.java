package io.minicql.schema;

import io.minicql.type.CqlType;
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

  public FunctionMetadata {
    argumentNames = List.copyOf(argumentNames);
    argumentTypes = List.copyOf(argumentTypes);
  }
}
