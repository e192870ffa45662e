package io.minicql.ring;

import java.util.Arrays;
import java.util.HexFormat;

/**
 * The key of a partition with its place on the ring. Immutable; ordered by token, then by the
 * unsigned bytes of the key. Only keys of one partitioner may be compared.
 */
public final class PartitionKey implements Comparable<PartitionKey> {
  private final Partitioner partitioner;
  private final long tokenPrefix;
  private final byte[] bytes;

  PartitionKey(Partitioner partitioner, long tokenPrefix, byte[] bytes) {
    this.partitioner = partitioner;
    this.tokenPrefix = tokenPrefix;
    this.bytes = bytes;
  }

  public Partitioner partitioner() {
    return partitioner;
  }

  /** A signed long whose order never contradicts the order of the tokens. */
  public long tokenPrefix() {
    return tokenPrefix;
  }

  /** The serialized key, shared with this object: it must not be changed. */
  public byte[] bytes() {
    return bytes;
  }

  /** The token; made anew by each call. */
  public Token token() {
    return partitioner.token(bytes);
  }

  /** Negative, zero or positive as this key's token is below, at or above the bound. */
  public int compareToken(Token bound) {
    return partitioner.compareToken(tokenPrefix, bytes, bound);
  }

  @Override
  public int compareTo(PartitionKey other) {
    return tokenPrefix != other.tokenPrefix
        ? Long.compare(tokenPrefix, other.tokenPrefix)
        : partitioner.compareTied(bytes, other.bytes);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PartitionKey that
        && tokenPrefix == that.tokenPrefix
        && partitioner == that.partitioner
        && Arrays.equals(bytes, that.bytes);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(tokenPrefix);
  }

  @Override
  public String toString() {
    return "0x" + HexFormat.of().formatHex(bytes) + "@" + token();
  }
}
