/**
 * The tables that nobody writes: {@code system_schema}, {@code system.local}, {@code system.peers}
 * and {@code system_virtual_schema}. Their rows are computed from a snapshot of the schema and from
 * what the node tells of itself, with the columns and values that Cassandra 5.0.9 has.
 */
@NullMarked
package io.minicql.schema.system;

import org.jspecify.annotations.NullMarked;
