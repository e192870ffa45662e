/**
 * What SELECT gives for each row or group.
 *
 * <p>A clause is bound in two steps, as Cassandra does, so that errors come in its order: {@link
 * io.minicql.plan.selection.Selectable} knows columns and functions but not yet the types of
 * literals; {@link io.minicql.plan.selection.Selector} is ready to be evaluated.
 */
@NullMarked
package io.minicql.plan.selection;

import org.jspecify.annotations.NullMarked;
