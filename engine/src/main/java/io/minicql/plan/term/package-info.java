/**
 * Values as statements write them: raw terms checked against the column that receives them, as
 * Cassandra checks them, and made into terms that give serialized bytes.
 */
@NullMarked
package io.minicql.plan.term;

import org.jspecify.annotations.NullMarked;
