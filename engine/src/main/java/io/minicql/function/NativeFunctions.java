package io.minicql.function;

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
    if (request.name().equals(TokenFunction.NAME)) {
      return token.resolve(request);
    }
    if (JsonFunctions.isFromJson(request.name())) {
      return JsonFunctions.fromJson(request);
    }
    FunctionFactory factory = CommonFunctions.CATALOG.factory(request.name());
    if (factory != null) {
      return factory.resolve(request.arguments());
    }
    CqlFunction current = CurrentTimeFunctions.find(request.name(), timeUuids);
    List<CqlFunction> candidates =
        current == null ? CommonFunctions.CATALOG.overloads(request.name()) : List.of(current);
    return candidates.isEmpty() ? null : OverloadResolution.pick(candidates, request);
  }
}
