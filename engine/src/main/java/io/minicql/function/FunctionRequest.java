package io.minicql.function;

import io.minicql.schema.SchemaSnapshot;
import io.minicql.type.CqlType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A call that looks for its function.
 *
 * @param schema where user functions are, and the tables that {@code token} takes its types from
 * @param keyspace the keyspace written before the name; null where none was: then native functions
 *     and those of the table's keyspace are meant
 * @param name the function's name; operators and casts have the names of {@link FunctionNames}
 * @param arguments what is known of the arguments
 * @param table the keyspace and table of the statement
 * @param receiver the type that the result is to have; null in a selection
 */
public record FunctionRequest(
    SchemaSnapshot schema,
    @Nullable String keyspace,
    String name,
    List<Argument> arguments,
    TableRef table,
    @Nullable CqlType receiver) {

  /** A table by its names. */
  public record TableRef(String keyspace, String table) {}
}
