/**
 * CQL values as JSON and back, in the spelling of Cassandra (rule 51).
 *
 * <p>A JSON value is a plain Java object, as {@link io.minicql.json.JsonParser} makes it: null,
 * {@code Boolean}, {@code Integer}, {@code Long} or {@code BigInteger} (the smallest that holds the
 * number), {@code Double}, {@code String}, {@code ArrayList} and {@code LinkedHashMap}. Cassandra's
 * errors print these classes and values, so they are part of its answers.
 */
@NullMarked
package io.minicql.json;

import org.jspecify.annotations.NullMarked;
