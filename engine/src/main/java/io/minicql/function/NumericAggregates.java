package io.minicql.function;

import io.minicql.type.NativeType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** {@code sum} and {@code avg} of each type of numbers; both are 0 over nothing (rule 43). */
final class NumericAggregates {
  private NumericAggregates() {}

  static void addTo(FunctionCatalog catalog) {
    for (NativeType type : NumberRank.NUMBERS) {
      catalog.add(of("sum", type));
      catalog.add(of("avg", type));
    }
  }

  static AggregateFunction of(String name, NativeType type) {
    boolean isAverage = name.equals("avg");
    Supplier<Totals> totals =
        switch (type) {
          case FLOAT, DOUBLE -> isAverage ? FloatingTotals.Average::new : FloatingTotals::new;
          case DECIMAL -> isAverage ? DecimalAverage::new : DecimalSum::new;
          default -> isAverage ? IntegerTotals.Average::new : IntegerTotals::new;
        };
    return new NativeAggregate(
        name, List.of(type), type, () -> new Accumulating(type, totals.get()));
  }

  /** What is kept of the numbers so far. */
  private interface Totals {
    void add(Number value);

    Number result();
  }

  private record Accumulating(NativeType type, Totals totals)
      implements AggregateFunction.Accumulator {
    @Override
    public void add(FunctionContext context, byte[] @Nullable [] arguments) {
      Object value = type.decode(arguments[0]);
      if (value == null) {
        return;
      }
      try {
        totals.add((Number) value);
      } catch (ArithmeticException e) {
        throw FunctionFailures.server(e);
      }
    }

    @Override
    public byte[] result(FunctionContext context) {
      return type.encode(NumberRank.convert(totals.result(), type));
    }
  }

  /** Exact; the result is cut to its type, so that sums wrap and averages do not. */
  private static class IntegerTotals implements Totals {
    BigInteger sum = BigInteger.ZERO;
    long count;

    @Override
    public void add(Number value) {
      sum = sum.add((BigInteger) NumberRank.convert(value, NativeType.VARINT));
      count++;
    }

    @Override
    public Number result() {
      return sum;
    }

    private static final class Average extends IntegerTotals {
      @Override
      public Number result() {
        return count == 0 ? sum : sum.divide(BigInteger.valueOf(count));
      }
    }
  }

  /** Kahan's compensated sum; the plain sum tells infinity from NaN. */
  private static class FloatingTotals implements Totals {
    private double sum;
    private double compensation;
    private double plainSum;
    long count;

    @Override
    public void add(Number value) {
      double number = value.doubleValue();
      count++;
      plainSum += number;
      double corrected = number - compensation;
      double next = sum + corrected;
      compensation = (next - sum) - corrected;
      sum = next;
    }

    double total() {
      double total = sum - compensation;
      return Double.isNaN(total) && Double.isInfinite(plainSum) ? plainSum : total;
    }

    @Override
    public Number result() {
      return total();
    }

    private static final class Average extends FloatingTotals {
      @Override
      public Number result() {
        return count == 0 ? 0.0 : total() / count;
      }
    }
  }

  private static final class DecimalSum implements Totals {
    private BigDecimal sum = BigDecimal.ZERO;

    @Override
    public void add(Number value) {
      sum = sum.add((BigDecimal) value);
    }

    @Override
    public Number result() {
      return sum;
    }
  }

  /** A running mean in the scale of the values, as Cassandra keeps it. */
  private static final class DecimalAverage implements Totals {
    private BigDecimal mean = BigDecimal.ZERO;
    private long count;

    @Override
    public void add(Number value) {
      count++;
      BigDecimal distance = ((BigDecimal) value).subtract(mean);
      mean = mean.add(distance.divide(BigDecimal.valueOf(count), RoundingMode.HALF_EVEN));
    }

    @Override
    public Number result() {
      return mean;
    }
  }
}
