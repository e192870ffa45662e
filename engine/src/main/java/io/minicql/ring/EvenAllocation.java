package io.minicql.ring;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Gives equal parts of the ring to shards, as {@link TokenRing#even} describes it. */
final class EvenAllocation {
  private EvenAllocation() {}

  static List<List<Token>> tokens(Partitioner partitioner, int shards, int numTokens) {
    if (shards < 1 || numTokens < 1) {
      throw new IllegalArgumentException(shards + " shards with " + numTokens + " tokens");
    }
    List<Token> tokens = partitioner.evenTokens(Math.multiplyExact(shards, numTokens));
    List<List<Token>> tokensOfShards = new ArrayList<>();
    for (int shard = 0; shard < shards; shard++) {
      tokensOfShards.add(new ArrayList<>(numTokens));
    }
    int[] steps = stepWidths(shards);
    for (int round = 0; round < numTokens; round++) {
      int step = steps[round % steps.length];
      for (int place = 0; place < shards; place++) {
        int shard = (int) ((long) place * step % shards);
        tokensOfShards.get(shard).add(tokens.get(round * shards + place));
      }
    }
    return tokensOfShards.stream().map(List::copyOf).toList();
  }

  /**
   * The widths below the number of shards that reach every shard; 1 where there is only one shard.
   */
  private static int[] stepWidths(int shards) {
    if (shards == 1) {
      return new int[] {1};
    }
    BigInteger count = BigInteger.valueOf(shards);
    return java.util.stream.IntStream.range(1, shards)
        .filter(step -> BigInteger.valueOf(step).gcd(count).equals(BigInteger.ONE))
        .toArray();
  }
}
