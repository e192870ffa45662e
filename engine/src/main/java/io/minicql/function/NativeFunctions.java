package io.minicql.function;

import io.minicql.CqlException;
import io.minicql.ring.Partitioner;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The functions that are there in every database. One instance for each database, since now() is
 * unique in it; safe for any thread.
 */
public final class NativeFunctions implements FunctionRegistry {
  private final TimeUuidSource timeUuids = new TimeUuidSource();
  private final TokenFunction token;

  public NativeFunctions(Partitioner partitioner) {
    this.token = new TokenFunction(partitioner);
  }

  @Override
  public @Nullable CqlFunction resolve(FunctionRequest request) {
    String keyspace = request.keyspace();
    if (keyspace != null && !keyspace.equals(FunctionNames.SYSTEM)) {
      return null;
    }
    CqlFunction made = madeFor(request);
    if (made != null) {
      return made;
    }
    List<CqlFunction> candidates = overloads(request.name());
    return candidates.isEmpty() ? null : OverloadResolution.pick(candidates, request);
  }

  /** The function of a name whose types follow from its arguments; null for any other name. */
  private @Nullable CqlFunction madeFor(FunctionRequest request) {
    if (request.name().equals(TokenFunction.NAME)) {
      return token.resolve(request);
    }
    if (JsonFunctions.isFromJson(request.name())) {
      return JsonFunctions.fromJson(request);
    }
    FunctionFactory factory = CommonFunctions.CATALOG.factory(request.name());
    return factory == null ? null : factory.resolve(request.arguments());
  }

  private List<CqlFunction> overloads(String name) {
    CqlFunction current = CurrentTimeFunctions.find(name, timeUuids);
    return current == null ? CommonFunctions.CATALOG.overloads(name) : List.of(current);
  }

  /** All that compete with users' functions of the same name. */
  List<CqlFunction> candidates(FunctionRequest request) {
    try {
      CqlFunction made = madeFor(request);
      return made == null ? overloads(request.name()) : List.of(made);
    } catch (CqlException unfit) {
      return List.of();
    }
  }
}
