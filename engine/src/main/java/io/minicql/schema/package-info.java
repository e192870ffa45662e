/**
 * The schema as immutable values: a {@link io.minicql.schema.SchemaSnapshot} of keyspaces, tables,
 * columns and user types.
 *
 * <p>Nothing here changes after construction. A change of the schema is a new snapshot that shares
 * all untouched parts with the old one, so a statement that was planned on one snapshot keeps
 * seeing that snapshot.
 */
@NullMarked
package io.minicql.schema;

import org.jspecify.annotations.NullMarked;
