package io.minicql.function;

import io.minicql.schema.AggregateMetadata;
import io.minicql.schema.FunctionMetadata;
import io.minicql.schema.KeyspaceMetadata;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The functions of the schema, in front of the native ones. A name without a keyspace means both
 * those of the table's keyspace and the native ones. For any thread.
 */
public final class UserFunctions implements FunctionRegistry {
  private final NativeFunctions natives;
  private final FunctionBodies bodies;

  public UserFunctions(NativeFunctions natives, FunctionBodies bodies) {
    this.natives = natives;
    this.bodies = bodies;
  }

  @Override
  public @Nullable CqlFunction resolve(FunctionRequest request) {
    List<CqlFunction> candidates = candidates(request);
    if (candidates.isEmpty()) {
      return natives.resolve(request);
    }
    if (request.keyspace() == null) {
      candidates.addAll(natives.candidates(request));
    }
    return OverloadResolution.pick(candidates, request);
  }

  private List<CqlFunction> candidates(FunctionRequest request) {
    String written = request.keyspace();
    String keyspaceName = written == null ? request.table().keyspace() : written;
    KeyspaceMetadata keyspace = request.schema().keyspace(keyspaceName);
    List<CqlFunction> candidates = new ArrayList<>();
    if (keyspace == null) {
      return candidates;
    }
    for (FunctionMetadata function : keyspace.functions().values()) {
      if (function.name().equals(request.name())) {
        candidates.add(new UserScalar(keyspaceName, function, bodies));
      }
    }
    for (AggregateMetadata aggregate : keyspace.aggregates().values()) {
      if (aggregate.name().equals(request.name())) {
        candidates.add(aggregate(keyspace, aggregate));
      }
    }
    return candidates;
  }

  private CqlFunction aggregate(KeyspaceMetadata keyspace, AggregateMetadata aggregate) {
    UserScalar stateFunction = null;
    UserScalar finalFunction = null;
    for (FunctionMetadata function : keyspace.functions().values()) {
      if (aggregate.hasStateFunction(function)) {
        stateFunction = new UserScalar(keyspace.name(), function, bodies);
      } else if (aggregate.hasFinalFunction(function)) {
        finalFunction = new UserScalar(keyspace.name(), function, bodies);
      }
    }
    if (stateFunction == null) {
      throw new IllegalStateException("an aggregate without its state function: " + aggregate);
    }
    return new UserAggregate(keyspace.name(), aggregate, stateFunction, finalFunction);
  }
}
