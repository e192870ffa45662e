package io.minicql.ring;

import java.util.ArrayList;
import java.util.List;

/**
 * The token ring: which shard owns which tokens. Immutable.
 *
 * <p>Invariants: the ranges lie in token order without gap or overlap from the minimum to the
 * maximum token; neighbours have different owners; none is empty. The range that wraps around the
 * end of the ring appears as two, the first and the last.
 *
 * <p>A lookup takes the first range that ends at or after the token: a table over the top bits of
 * the token's prefix names the few candidates, a binary search over primitive longs picks one.
 */
public final class TokenRing {
  private static final int MAX_TABLE_BITS = 16;

  private final Partitioner partitioner;
  private final List<List<Token>> tokensOfShards;
  private final List<TokenRange> ranges;
  private final long[] endPrefixes;
  private final int[] owners;
  private final int[] firstCandidates;
  private final int tableShift;

  private TokenRing(Partitioner partitioner, List<List<Token>> tokensOfShards) {
    this.partitioner = partitioner;
    this.tokensOfShards = tokensOfShards;
    this.ranges = RingRanges.of(partitioner, tokensOfShards);
    this.endPrefixes = ranges.stream().mapToLong(range -> range.endInclusive().prefix()).toArray();
    this.owners = ranges.stream().mapToInt(TokenRange::shard).toArray();
    int tableBits = Math.min(MAX_TABLE_BITS, 33 - Integer.numberOfLeadingZeros(owners.length));
    this.tableShift = Long.SIZE - tableBits;
    this.firstCandidates = new int[(1 << tableBits) + 1];
    for (int bucket = 0; bucket < 1 << tableBits; bucket++) {
      firstCandidates[bucket] = search((long) bucket << tableShift ^ Long.MIN_VALUE, 0, last());
    }
    firstCandidates[1 << tableBits] = last();
  }

  /**
   * A ring whose virtual nodes cut it into equal parts. The parts are given out in rounds in which
   * each shard gets one; round r walks the shards by the r-th step width that has no divisor in
   * common with their number, so that a shard has different neighbours in different rounds.
   *
   * @param shards number of owners, at least 1
   * @param numTokens virtual nodes of each owner, at least 1
   */
  public static TokenRing even(Partitioner partitioner, int shards, int numTokens) {
    return new TokenRing(partitioner, EvenAllocation.tokens(partitioner, shards, numTokens));
  }

  /**
   * A ring of explicit tokens, given for each shard.
   *
   * @throws io.minicql.CqlException (configuration) when a token is given twice or a shard has none
   */
  public static TokenRing of(Partitioner partitioner, List<List<Token>> tokensOfShards) {
    List<List<Token>> sorted = new ArrayList<>();
    for (List<Token> tokens : tokensOfShards) {
      sorted.add(tokens.stream().sorted().toList());
    }
    return new TokenRing(partitioner, List.copyOf(sorted));
  }

  public Partitioner partitioner() {
    return partitioner;
  }

  /** Number of shards; they are numbered from 0. */
  public int shards() {
    return tokensOfShards.size();
  }

  /**
   * The tokens of a shard's virtual nodes in ascending order, as {@code system.local} lists them.
   */
  public List<Token> tokensOf(int shard) {
    return tokensOfShards.get(shard);
  }

  /** All ranges in token order: a full scan walks them one after the other. */
  public List<TokenRange> ranges() {
    return ranges;
  }

  public int shardOf(PartitionKey key) {
    return owners[rangeIndexOf(key)];
  }

  public int shardOf(Token token) {
    return owners[rangeIndexOf(token)];
  }

  /** The place in {@link #ranges} of the range that holds the key. */
  public int rangeIndexOf(PartitionKey key) {
    int index = candidate(key.tokenPrefix());
    if (!partitioner.isPrefixWholeToken()) {
      while (endsAt(index, key.tokenPrefix())
          && key.compareToken(ranges.get(index).endInclusive()) > 0) {
        index++;
      }
    }
    return index;
  }

  /** The place in {@link #ranges} of the range that holds the token. */
  public int rangeIndexOf(Token token) {
    int index = candidate(token.prefix());
    while (endsAt(index, token.prefix()) && token.compareTo(ranges.get(index).endInclusive()) > 0) {
      index++;
    }
    return index;
  }

  private boolean endsAt(int index, long prefix) {
    return index < last() && endPrefixes[index] == prefix;
  }

  private int candidate(long prefix) {
    int bucket = (int) ((prefix ^ Long.MIN_VALUE) >>> tableShift);
    return search(prefix, firstCandidates[bucket], firstCandidates[bucket + 1]);
  }

  /**
   * The first range between the two places, both included, that ends at or after the prefix; else
   * the second place.
   */
  private int search(long prefix, int from, int to) {
    int low = from;
    int high = to;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (endPrefixes[middle] < prefix) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private int last() {
    return owners.length - 1;
  }
}
