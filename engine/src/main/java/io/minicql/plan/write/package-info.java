/**
 * Statements that write: INSERT, UPDATE, DELETE, BATCH and TRUNCATE, from the raw tree to immutable
 * plans. What they do to a row is a list of {@link io.minicql.plan.write.Operation}s, what they ask
 * of it first a {@link io.minicql.plan.write.Conditions}.
 */
@NullMarked
package io.minicql.plan.write;

import org.jspecify.annotations.NullMarked;
