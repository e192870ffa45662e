package io.minicql.grammar.ast;

import org.jspecify.annotations.Nullable;

/**
 * USING TIMESTAMP and TTL.
 *
 * @param timestamp an integer constant or a marker, null where absent
 * @param timeToLive the same
 */
public record Attributes(@Nullable RawTerm timestamp, @Nullable RawTerm timeToLive) {
  /** No USING clause. */
  public static final Attributes NONE = new Attributes(null, null);
}
