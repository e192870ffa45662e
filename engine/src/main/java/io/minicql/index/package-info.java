/**
 * Secondary indexes: ordered entries for each index and shard, kept in step with the base rows.
 *
 * <p>An entry leads from an indexed value to a row, or to a whole partition where the column has
 * one value for all its rows. Entries are hints, never answers: there is one for each value that a
 * stored row has, there may be more, and who finds a row by one tests the row itself. So deletions
 * and expiry need no entries of their own, and a reader needs no lock.
 */
@NullMarked
package io.minicql.index;

import org.jspecify.annotations.NullMarked;
