/**
 * The schema as the CREATE statements that make it, in the form in which Cassandra's DESCRIBE
 * prints them.
 */
@NullMarked
package io.minicql.schema.describe;

import org.jspecify.annotations.NullMarked;
