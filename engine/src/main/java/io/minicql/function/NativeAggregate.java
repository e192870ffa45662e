package io.minicql.function;

import io.minicql.type.CqlType;
import java.util.List;
import java.util.function.Supplier;

/** A native aggregate made of its signature and a maker of accumulators. */
record NativeAggregate(
    String name,
    List<CqlType> argumentTypes,
    CqlType returnType,
    Supplier<AggregateFunction.Accumulator> accumulators)
    implements AggregateFunction {

  @Override
  public String keyspace() {
    return FunctionNames.SYSTEM;
  }

  @Override
  public Accumulator newAccumulator() {
    return accumulators.get();
  }
}
