package io.minicql.exec;

import io.minicql.CqlException;
import io.minicql.ExecutionOptions;
import io.minicql.function.FunctionContext;
import io.minicql.plan.term.Bindings;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One execution of one plan: its values, its options and its time, which is read once. Used by one
 * thread.
 */
public final class ExecutionContext {
  private static final long MICROS_PER_SECOND = 1_000_000;
  private static final int NANOS_PER_MICRO = 1_000;

  private final Bindings bindings;
  private final ExecutionOptions options;
  private final long nowSeconds;
  private @Nullable List<String> warnings;

  private ExecutionContext(Bindings bindings, ExecutionOptions options, long nowSeconds) {
    this.bindings = bindings;
    this.options = options;
    this.nowSeconds = nowSeconds;
  }

  /**
   * Begins an execution.
   *
   * @param markerCount the number of bind markers that the plan has
   * @param values their values in serialized form, null for CQL null, {@link
   *     io.minicql.Values#UNSET} for none
   * @throws CqlException where the numbers differ
   */
  public static ExecutionContext begin(
      int markerCount, byte[] @Nullable [] values, ExecutionOptions options, InstantSource clock) {
    if (values.length != markerCount) {
      throw wrongCount(markerCount, values.length);
    }
    Instant now = clock.instant();
    long nowMicros = now.getEpochSecond() * MICROS_PER_SECOND + now.getNano() / NANOS_PER_MICRO;
    return new ExecutionContext(
        new Bindings(values, new FunctionContext(nowMicros)), options, now.getEpochSecond());
  }

  /** Cassandra words it otherwise where a text was executed without being prepared. */
  private static CqlException wrongCount(int markerCount, int valueCount) {
    return CqlException.invalid(
        valueCount == 0
            ? "Invalid amount of bind variables"
            : "there were "
                + markerCount
                + " markers(?) in CQL but "
                + valueCount
                + " bound variables");
  }

  /** The values of the markers and the time that functions see. */
  public Bindings bindings() {
    return bindings;
  }

  public ExecutionOptions options() {
    return options;
  }

  /** The second by which TTLs and deletions are measured. */
  public long nowSeconds() {
    return nowSeconds;
  }

  /** Adds a text that the client should see. */
  public void warn(String text) {
    if (warnings == null) {
      warnings = new ArrayList<>();
    }
    warnings.add(text);
  }

  /** The warnings so far. */
  public List<String> warnings() {
    return warnings == null ? List.of() : List.copyOf(warnings);
  }
}
