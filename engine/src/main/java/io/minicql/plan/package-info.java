/**
 * From the raw tree to an immutable plan, or to a rejection in Cassandra's words. Every rejection
 * that needs no data happens here, one class for each concern.
 */
@NullMarked
package io.minicql.plan;

import org.jspecify.annotations.NullMarked;
