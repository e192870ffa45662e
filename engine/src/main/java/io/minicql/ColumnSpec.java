package io.minicql;

import io.minicql.type.CqlType;

/**
 * A result column or a bind marker: the table it belongs to, its name and its type.
 *
 * @param keyspace the table's keyspace
 * @param table the table
 * @param name the name as Cassandra gives it, an alias where one was written
 * @param type the type of its values
 */
public record ColumnSpec(String keyspace, String table, String name, CqlType type) {}
