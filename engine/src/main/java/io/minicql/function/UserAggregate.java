package io.minicql.function;

import io.minicql.schema.AggregateMetadata;
import io.minicql.type.CqlType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An aggregate that a user put together of functions.
 *
 * @param stateFunction makes the next state of a state and a row's values
 * @param finalFunction makes the result of the last state; null where that is the result
 */
record UserAggregate(
    String keyspace,
    AggregateMetadata aggregate,
    UserScalar stateFunction,
    @Nullable UserScalar finalFunction)
    implements AggregateFunction {

  @Override
  public String name() {
    return aggregate.name();
  }

  @Override
  public List<CqlType> argumentTypes() {
    return aggregate.argumentTypes();
  }

  @Override
  public CqlType returnType() {
    return aggregate.returnType();
  }

  @Override
  public Accumulator newAccumulator() {
    return new State(aggregate.initialState());
  }

  private final class State implements Accumulator {
    private byte @Nullable [] state;

    State(byte @Nullable [] state) {
      this.state = state;
    }

    /** A state function that takes no nulls leaves the state as it is for a row with one. */
    @Override
    public void add(FunctionContext context, byte[] @Nullable [] arguments) {
      byte[] @Nullable [] all = new byte[arguments.length + 1][];
      all[0] = state;
      System.arraycopy(arguments, 0, all, 1, arguments.length);
      if (stateFunction.takes(all)) {
        state = stateFunction.invoke(context, all);
      }
    }

    @Override
    public byte @Nullable [] result(FunctionContext context) {
      return finalFunction == null
          ? state
          : finalFunction.invoke(context, new byte[] @Nullable [] {state});
    }
  }
}
