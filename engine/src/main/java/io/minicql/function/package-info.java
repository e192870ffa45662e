/** Scalar functions, aggregates, casts and arithmetic; resolved by name and argument types. */
@NullMarked
package io.minicql.function;

import org.jspecify.annotations.NullMarked;
