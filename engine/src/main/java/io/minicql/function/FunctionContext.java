package io.minicql.function;

/**
 * What functions may know of the execution that calls them.
 *
 * @param nowMicros the statement's time, read once: what now() and its kin give
 */
public record FunctionContext(long nowMicros) {}
