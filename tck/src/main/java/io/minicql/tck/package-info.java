/**
 * The conformance kit: scripts of CQL statements with the answers that a real Cassandra gave, and
 * what replays them.
 *
 * <p>A script is plain CQL in which comment lines carry the rest: {@code -- !...} before a
 * statement says how to run it, {@code --> ...} after it is the recorded answer. The format is
 * described in {@code docs/tck.md}.
 *
 * <p>{@link io.minicql.tck.ScriptParser} reads a {@link io.minicql.tck.Script}; a {@link
 * io.minicql.tck.Target} runs its steps; {@link io.minicql.tck.Replay} compares. The recorder is in
 * {@code io.minicql.tck.record}.
 */
@NullMarked
package io.minicql.tck;

import org.jspecify.annotations.NullMarked;
