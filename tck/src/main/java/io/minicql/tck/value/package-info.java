/**
 * Values as the native protocol carries them: their types, their bytes, and the CQL literals that
 * scripts show.
 *
 * <p>The kit has its own code for this on purpose. Were it the engine's, a mistake in the engine
 * would hide itself.
 *
 * <p>Literals are CQL's, with one spelling for each value: timestamps in UTC with milliseconds,
 * times with nine digits of fraction, floating point numbers with the fewest digits that give the
 * same value back, blobs in lower-case hex, control characters in strings as {@code \}{@code
 * u000a}. A value of no bytes of a type that always has some is {@code empty}; a missing one is
 * {@code null}.
 */
@NullMarked
package io.minicql.tck.value;

import org.jspecify.annotations.NullMarked;
