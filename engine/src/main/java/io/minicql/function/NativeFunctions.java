package io.minicql.function;

import io.minicql.ring.Partitioner;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The functions that are there in every database. One instance for each database, since now() is
 * unique in it; safe for any thread.
 */
public final class NativeFunctions implements FunctionRegistry {
  private static final FunctionCatalog COMMON = commonFunctions();

  private final FunctionCatalog ownFunctions = new FunctionCatalog();
  private final TokenFunction token;

  public NativeFunctions(Partitioner partitioner) {
    this.token = new TokenFunction(partitioner);
    CurrentTimeFunctions.addTo(ownFunctions, new TimeUuidSource());
  }

  private static FunctionCatalog commonFunctions() {
    FunctionCatalog catalog = new FunctionCatalog();
    ArithmeticFunctions.addTo(catalog);
    TemporalArithmetic.addTo(catalog);
    CastFunctions.addTo(catalog);
    MathFunctions.addTo(catalog);
    BlobConversions.addTo(catalog);
    TimeConversions.addTo(catalog);
    FloorFunctions.addTo(catalog);
    CollectionFunctions.addTo(catalog);
    VectorFunctions.addTo(catalog);
    JsonFunctions.addTo(catalog);
    MaskFunctions.addTo(catalog);
    NumericAggregates.addTo(catalog);
    GeneralAggregates.addTo(catalog);
    return catalog;
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
    FunctionFactory factory = COMMON.factory(request.name());
    if (factory != null) {
      return factory.resolve(request.arguments());
    }
    List<CqlFunction> candidates = ownFunctions.overloads(request.name());
    if (candidates.isEmpty()) {
      candidates = COMMON.overloads(request.name());
    }
    return candidates.isEmpty() ? null : OverloadResolution.pick(candidates, request);
  }
}
