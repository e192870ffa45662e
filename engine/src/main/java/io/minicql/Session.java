package io.minicql;

import io.minicql.exec.Engine;
import io.minicql.type.CqlTypeException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A user's way into a database: it has a keyspace of its own, chosen by USE. Cheap, holds nothing
 * that must be closed, and safe for any thread, though threads that share it share its keyspace.
 */
public final class Session {
  private final Engine engine;
  private volatile @Nullable String keyspace;

  Session(Engine engine) {
    this.engine = engine;
  }

  /** The keyspace that unqualified names mean; null before the first USE. */
  public @Nullable String keyspace() {
    return keyspace;
  }

  /**
   * Parses and plans a statement; the plan is kept by its text, so that preparing it again is
   * cheap.
   *
   * @throws CqlException when Cassandra would refuse it
   */
  public PreparedCql prepare(String cql) {
    return engine.prepare(cql, keyspace);
  }

  /**
   * Executes a prepared statement.
   *
   * @param values serialized values of its parameters: null for CQL null, {@link Values#UNSET} for
   *     what is not to be written
   * @throws CqlException when a value does not fit, or when the statement fails; nothing was
   *     written then
   */
  public Result execute(
      PreparedCql prepared, byte[] @Nullable [] values, ExecutionOptions options) {
    Result result = engine.execute(prepared, values, options);
    if (result instanceof Result.UsedKeyspace used) {
      keyspace = used.keyspace();
    }
    return result;
  }

  /** Executes one statement without parameters. */
  public Result execute(String cql) {
    return execute(prepare(cql), Values.NONE, ExecutionOptions.DEFAULT);
  }

  /**
   * Executes one statement with Java objects for its parameters.
   *
   * @param values objects of the classes that the parameters' types encode, or null
   * @throws CqlException when a value is of another class or does not fit, or when the statement
   *     fails; nothing was written then
   */
  public Result execute(String cql, @Nullable Object... values) {
    PreparedCql prepared = prepare(cql);
    List<ColumnSpec> parameters = prepared.parameters();
    if (values.length != parameters.size()) {
      throw CqlException.invalid(
          "The statement has "
              + parameters.size()
              + " parameters, but "
              + values.length
              + " values were given");
    }
    byte[] @Nullable [] serialized = new byte[values.length][];
    for (int i = 0; i < values.length; i++) {
      Object value = values[i];
      serialized[i] = value == null ? null : encode(value, parameters.get(i));
    }
    return execute(prepared, serialized, ExecutionOptions.DEFAULT);
  }

  private static byte[] encode(Object value, ColumnSpec parameter) {
    try {
      return parameter.type().encode(value);
    } catch (CqlTypeException e) {
      throw new CqlException(ErrorCode.INVALID, String.valueOf(e.getMessage()), null, Map.of(), e);
    }
  }
}
