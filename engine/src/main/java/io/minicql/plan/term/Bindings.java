package io.minicql.plan.term;

import io.minicql.function.FunctionContext;
import io.minicql.json.JsonColumns;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What terms need of one execution. Used by one thread. */
public final class Bindings {
  private final byte[] @Nullable [] values;
  private final FunctionContext functions;

  /** What was decoded of the values of INSERT JSON, by marker; null before the first. */
  private @Nullable Map<Integer, JsonColumns> json;

  public Bindings(byte[] @Nullable [] values, FunctionContext functions) {
    this.values = values;
    this.functions = functions;
  }

  /**
   * The values of the bind markers in order, serialized; null for CQL null, {@link
   * io.minicql.Values#UNSET} for a marker without a value.
   */
  public byte[] @Nullable [] values() {
    return values;
  }

  /** What functions may know. */
  public FunctionContext functions() {
    return functions;
  }

  /** The columns that a marker of INSERT JSON brings, decoded for the first one that asks. */
  JsonColumns json(int marker, Function<Bindings, JsonColumns> decoder) {
    if (json == null) {
      json = new HashMap<>();
    }
    return json.computeIfAbsent(marker, index -> decoder.apply(this));
  }
}
