package io.minicql.index;

/**
 * What to look for in an index.
 *
 * @param index the index's name
 * @param value the value, as {@link IndexedValues} makes it
 */
public record IndexLookup(String index, byte[] value) {}
