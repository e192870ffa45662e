package io.minicql.function;

import io.minicql.CqlException;
import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code count}, {@code min} and {@code max}: aggregates of any type. */
public final class GeneralAggregates {
  private GeneralAggregates() {}

  static void addTo(FunctionCatalog catalog) {
    catalog.add(new CountOf());
    catalog.add(new AnyType("min"));
    catalog.add(new AnyType("max"));
  }

  /** {@code count(*)}: rows, whatever is in them. */
  public static AggregateFunction countRows() {
    return new NativeAggregate("countRows", List.of(), NativeType.BIGINT, Counting::new);
  }

  /** The least or the greatest value in the type's own order. */
  static AggregateFunction extreme(String name, CqlType type) {
    int sign = name.equals("min") ? -1 : 1;
    return new NativeAggregate(name, List.of(type), type, () -> new Extreme(type, sign));
  }

  private record AnyType(String name) implements FunctionFactory {
    @Override
    public List<String> parameters() {
      return List.of("any");
    }

    @Override
    public CqlFunction create(List<Argument> arguments, List<CqlType> types) {
      return extreme(name, types.get(0));
    }
  }

  /** {@code count(x)}: Cassandra words a wrong number of arguments as for a fixed overload. */
  private static final class CountOf implements FunctionFactory {
    private static final String NAME = "count";

    @Override
    public String name() {
      return NAME;
    }

    @Override
    public List<String> parameters() {
      return List.of("any");
    }

    @Override
    public CqlFunction resolve(List<Argument> arguments) {
      if (arguments.size() != parameters().size()) {
        throw CqlException.invalid(
            "Invalid number of arguments in call to function system.count: 1 required but "
                + arguments.size()
                + " provided");
      }
      return FunctionFactory.super.resolve(arguments);
    }

    @Override
    public CqlFunction create(List<Argument> arguments, List<CqlType> types) {
      return new NativeAggregate(NAME, List.copyOf(types), NativeType.BIGINT, Counting::new);
    }
  }

  /** Counts the rows whose argument is not null, or all rows where there is no argument. */
  private static final class Counting implements AggregateFunction.Accumulator {
    private long count;

    @Override
    public void add(FunctionContext context, byte[] @Nullable [] arguments) {
      if (arguments.length == 0 || arguments[0] != null) {
        count++;
      }
    }

    @Override
    public byte[] result(FunctionContext context) {
      return NativeType.BIGINT.encode(count);
    }
  }

  private static final class Extreme implements AggregateFunction.Accumulator {
    private final CqlType type;
    private final int sign;
    private byte @Nullable [] best;

    Extreme(CqlType type, int sign) {
      this.type = type;
      this.sign = sign;
    }

    @Override
    public void add(FunctionContext context, byte[] @Nullable [] arguments) {
      byte[] value = arguments[0];
      if (value == null) {
        return;
      }
      byte[] old = best;
      if (old == null || Integer.signum(type.compare(value, old)) == sign) {
        best = value;
      }
    }

    @Override
    public byte @Nullable [] result(FunctionContext context) {
      return best;
    }
  }
}
