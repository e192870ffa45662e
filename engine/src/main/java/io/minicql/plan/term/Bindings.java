package io.minicql.plan.term;

import io.minicql.function.FunctionContext;
import org.jspecify.annotations.Nullable;

/**
 * What terms need of one execution.
 *
 * @param values the values of the bind markers in order, serialized; null for CQL null, {@link
 *     io.minicql.Values#UNSET} for a marker without a value
 * @param functions what functions may know
 */
public record Bindings(byte[] @Nullable [] values, FunctionContext functions) {}
