/** The JDBC driver: {@code jdbc:minicql:mem:[name][/keyspace][?key=value&...]}. */
@NullMarked
package io.minicql.jdbc;

import org.jspecify.annotations.NullMarked;
