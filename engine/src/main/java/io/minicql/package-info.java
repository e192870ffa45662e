/**
 * The engine's public API: open a database, connect a session, execute CQL and read result pages.
 *
 * <p>Two layers live here. The vocabulary ({@link io.minicql.CqlException}, {@link
 * io.minicql.ErrorCode}, results, columns, options) is used by every package of the engine; the
 * entry (database, session) uses the engine and is used by nobody inside it.
 */
@NullMarked
package io.minicql;

import org.jspecify.annotations.NullMarked;
