/**
 * The properties of keyspaces and tables: reads them from the raw tree, checks them as Cassandra
 * 5.0 does and gives them back in the form that {@code system_schema} shows. Most of them have no
 * effect here; they are remembered.
 */
@NullMarked
package io.minicql.schema.options;

import org.jspecify.annotations.NullMarked;
