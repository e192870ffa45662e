package io.minicql.ring;

/**
 * A part of the ring that does not wrap and has one owner.
 *
 * @param startExclusive the token before the range; the minimum token for the first one
 * @param endInclusive the range's last token; the maximum token for the last one
 * @param shard the owner
 */
public record TokenRange(Token startExclusive, Token endInclusive, int shard) {}
