package io.minicql.store;

import io.minicql.ring.PartitionKey;
import io.minicql.ring.Token;

/**
 * A place between partitions in the order of (token, key bytes): where a scan begins, ends or
 * resumes. Immutable.
 */
public abstract class PartitionPosition {

  /** Before every partition. */
  public static final PartitionPosition START = new Edge(true);

  /** Behind every partition. */
  public static final PartitionPosition END = new Edge(false);

  private PartitionPosition() {}

  /** Before all partitions of this token. */
  public static PartitionPosition beforeToken(Token token) {
    return new AtToken(token, true);
  }

  /** Behind all partitions of this token. */
  public static PartitionPosition afterToken(Token token) {
    return new AtToken(token, false);
  }

  /** Just before this partition: the partition itself is read first. */
  public static PartitionPosition beforeKey(PartitionKey key) {
    return new AtKey(key, true);
  }

  /** Just behind this partition. */
  public static PartitionPosition afterKey(PartitionKey key) {
    return new AtKey(key, false);
  }

  /** Whether this place lies before the partition. */
  public abstract boolean isBefore(PartitionKey key);

  /**
   * Whether the whole range of tokens behind {@code startExclusive} lies behind this place as well.
   */
  public abstract boolean isBeforeRangeAfter(Token startExclusive);

  /** Whether the whole range of tokens up to {@code endInclusive} lies before this place. */
  public abstract boolean isBehindRangeTo(Token endInclusive);

  /**
   * Orders tokens below this place first: a lower bound of {@link PartitionKey#tokenPrefix} behind
   * it.
   */
  abstract long prefix();

  private static final class Edge extends PartitionPosition {
    private final boolean start;

    Edge(boolean start) {
      this.start = start;
    }

    @Override
    public boolean isBefore(PartitionKey key) {
      return start;
    }

    @Override
    public boolean isBeforeRangeAfter(Token startExclusive) {
      return start;
    }

    @Override
    public boolean isBehindRangeTo(Token endInclusive) {
      return !start;
    }

    @Override
    long prefix() {
      return start ? Long.MIN_VALUE : Long.MAX_VALUE;
    }
  }

  private static final class AtToken extends PartitionPosition {
    private final Token token;
    private final boolean before;

    AtToken(Token token, boolean before) {
      this.token = token;
      this.before = before;
    }

    @Override
    public boolean isBefore(PartitionKey key) {
      int order = key.compareToken(token);
      return before ? order >= 0 : order > 0;
    }

    @Override
    public boolean isBeforeRangeAfter(Token startExclusive) {
      return token.compareTo(startExclusive) <= 0;
    }

    @Override
    public boolean isBehindRangeTo(Token endInclusive) {
      int order = token.compareTo(endInclusive);
      return before ? order > 0 : order >= 0;
    }

    @Override
    long prefix() {
      return token.prefix();
    }
  }

  private static final class AtKey extends PartitionPosition {
    private final PartitionKey key;
    private final Token token;
    private final boolean before;

    AtKey(PartitionKey key, boolean before) {
      this.key = key;
      this.token = key.token();
      this.before = before;
    }

    @Override
    public boolean isBefore(PartitionKey other) {
      int order = other.compareTo(key);
      return before ? order >= 0 : order > 0;
    }

    @Override
    public boolean isBeforeRangeAfter(Token startExclusive) {
      return token.compareTo(startExclusive) <= 0;
    }

    @Override
    public boolean isBehindRangeTo(Token endInclusive) {
      return token.compareTo(endInclusive) > 0;
    }

    @Override
    long prefix() {
      return key.tokenPrefix();
    }
  }
}
