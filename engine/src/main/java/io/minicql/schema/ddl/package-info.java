/**
 * Changes of the schema: {@link io.minicql.schema.ddl.SchemaChanges} takes a snapshot and a
 * statement and gives the next snapshot with the event to report, or refuses with Cassandra's code
 * and text. Nothing here has state.
 */
@NullMarked
package io.minicql.schema.ddl;

import org.jspecify.annotations.NullMarked;
