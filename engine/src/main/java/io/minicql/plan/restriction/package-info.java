/**
 * WHERE: from raw relations to what a statement reads or writes.
 *
 * <p>{@link io.minicql.plan.restriction.Restrictions} checks a WHERE clause in the order in which
 * Cassandra does and keeps one part for each concern: the partition key, its token, the clustering
 * columns and what is left for filtering. With the values of the bind markers each part becomes
 * plain data: partition keys or ranges of the ring, slices of encoded clusterings, a row filter.
 */
@NullMarked
package io.minicql.plan.restriction;

import org.jspecify.annotations.NullMarked;
