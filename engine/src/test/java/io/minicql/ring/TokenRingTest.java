package io.minicql.ring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.CqlException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TokenRingTest {

  @Test
  void oneShardOwnsEverything() {
    TokenRing ring = TokenRing.even(Partitioner.MURMUR3, 1, 16);
    assertEquals(1, ring.ranges().size());
    assertEquals(16, ring.tokensOf(0).size());
    assertEquals(0, ring.shardOf(longToken(Long.MIN_VALUE)));
    assertEquals(0, ring.shardOf(longToken(Long.MAX_VALUE)));
  }

  @Test
  void evenTokensAreDeterministic() {
    TokenRing ring = TokenRing.even(Partitioner.MURMUR3, 2, 2);
    assertEquals("[-4611686018427387905, 4611686018427387903]", ring.tokensOf(0).toString());
    assertEquals("[-1, 9223372036854775807]", ring.tokensOf(1).toString());
    assertEquals(List.of(0, 1, 0, 1), ring.ranges().stream().map(TokenRange::shard).toList());
  }

  @Test
  void everyShardOwnsTheSameShareToOneToken() {
    TokenRing ring = TokenRing.even(Partitioner.MURMUR3, 3, 5);
    BigInteger[] owned = new BigInteger[] {BigInteger.ZERO, BigInteger.ZERO, BigInteger.ZERO};
    for (TokenRange range : ring.ranges()) {
      owned[range.shard()] =
          owned[range.shard()].add(
              BigInteger.valueOf(range.endInclusive().prefix())
                  .subtract(BigInteger.valueOf(range.startExclusive().prefix())));
    }
    BigInteger third = BigInteger.ONE.shiftLeft(64).divide(BigInteger.valueOf(3));
    for (BigInteger share : owned) {
      assertTrue(share.subtract(third).abs().longValueExact() <= 5, share.toString());
    }
  }

  @Test
  void aTokenBelongsToTheRangeThatItEnds() {
    TokenRing ring =
        TokenRing.of(Partitioner.MURMUR3, List.of(List.of(longToken(-10)), List.of(longToken(10))));
    assertEquals(0, ring.shardOf(longToken(-10)));
    assertEquals(1, ring.shardOf(longToken(-9)));
    assertEquals(1, ring.shardOf(longToken(10)));
  }

  @Test
  void tokensAboveTheLastOneWrapAroundToTheFirst() {
    TokenRing ring =
        TokenRing.of(Partitioner.MURMUR3, List.of(List.of(longToken(-10)), List.of(longToken(10))));
    assertEquals(0, ring.shardOf(longToken(11)));
    assertEquals(0, ring.shardOf(longToken(Long.MAX_VALUE)));
    assertEquals(0, ring.shardOf(longToken(Long.MIN_VALUE)));
    assertEquals(3, ring.ranges().size());
  }

  @Test
  void aVirtualNodeAtTheMinimumTokenOwnsTheEndOfTheRing() {
    TokenRing ring =
        TokenRing.of(
            Partitioner.MURMUR3,
            List.of(List.of(longToken(Long.MIN_VALUE)), List.of(longToken(0))));
    assertEquals(1, ring.shardOf(longToken(Long.MIN_VALUE + 1)));
    assertEquals(0, ring.shardOf(longToken(1)));
    assertEquals(2, ring.ranges().size());
  }

  @Test
  void badTokenListsAreRefused() {
    List<List<Token>> twice = List.of(List.of(longToken(1)), List.of(longToken(1)));
    assertThrows(CqlException.class, () -> TokenRing.of(Partitioner.MURMUR3, twice));
    List<List<Token>> none = List.of(List.of(longToken(1)), List.of());
    assertThrows(CqlException.class, () -> TokenRing.of(Partitioner.MURMUR3, none));
    assertThrows(CqlException.class, () -> TokenRing.of(Partitioner.MURMUR3, List.of()));
    List<List<Token>> outside =
        List.of(List.of(new Token.OfBigInteger(BigInteger.ONE.shiftLeft(128))));
    assertThrows(CqlException.class, () -> TokenRing.of(Partitioner.RANDOM, outside));
  }

  @Test
  void aRingNeedsAShardAndAToken() {
    assertThrows(IllegalArgumentException.class, () -> TokenRing.even(Partitioner.MURMUR3, 0, 1));
    assertThrows(IllegalArgumentException.class, () -> TokenRing.even(Partitioner.MURMUR3, 1, 0));
  }

  @Test
  void theLargestRingGivesEachShardItsTokens() {
    TokenRing ring = TokenRing.even(Partitioner.MURMUR3, 64, 256);
    assertEquals(64 * 256, ring.ranges().size());
    for (int shard = 0; shard < 64; shard++) {
      assertEquals(256, ring.tokensOf(shard).size());
      for (Token token : ring.tokensOf(shard)) {
        assertEquals(shard, ring.shardOf(token));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void lookupsAgreeWithAWalkOverTheRanges(Partitioner partitioner) {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    for (int round = 0; round < 50; round++) {
      TokenRing ring = randomRing(partitioner, random);
      for (int i = 0; i < 200; i++) {
        PartitionKey key = partitioner.decorate(randomBytes(random));
        int expected = walk(ring, key.token());
        assertEquals(expected, ring.rangeIndexOf(key), "seed " + seed);
        assertEquals(expected, ring.rangeIndexOf(key.token()), "seed " + seed);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void rangesCoverTheRingWithoutGap(Partitioner partitioner) {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    for (int round = 0; round < 50; round++) {
      List<TokenRange> ranges = randomRing(partitioner, random).ranges();
      assertEquals(partitioner.minimumToken(), ranges.get(0).startExclusive(), "seed " + seed);
      for (int i = 1; i < ranges.size(); i++) {
        assertEquals(ranges.get(i - 1).endInclusive(), ranges.get(i).startExclusive());
        assertNotEquals(ranges.get(i - 1).shard(), ranges.get(i).shard(), "seed " + seed);
      }
      assertEquals(
          partitioner.maximumToken(), ranges.get(ranges.size() - 1).endInclusive(), "seed " + seed);
    }
  }

  private static TokenRing randomRing(Partitioner partitioner, Random random) {
    if (random.nextBoolean()) {
      return TokenRing.even(partitioner, 1 + random.nextInt(9), 1 + random.nextInt(20));
    }
    List<List<Token>> tokens = new ArrayList<>();
    List<Token> taken = new ArrayList<>();
    int shards = 1 + random.nextInt(5);
    for (int shard = 0; shard < shards; shard++) {
      List<Token> own = new ArrayList<>();
      while (own.size() < 1 + random.nextInt(6)) {
        Token token = partitioner.token(randomBytes(random));
        if (!taken.contains(token)) {
          taken.add(token);
          own.add(token);
        }
      }
      tokens.add(own);
    }
    return TokenRing.of(partitioner, tokens);
  }

  private static int walk(TokenRing ring, Token token) {
    int index = 0;
    while (index < ring.ranges().size() - 1
        && token.compareTo(ring.ranges().get(index).endInclusive()) > 0) {
      index++;
    }
    return index;
  }

  /** Half of the keys share their first eight bytes. */
  private static byte[] randomBytes(Random random) {
    byte[] key = new byte[8 + random.nextInt(4)];
    random.nextBytes(key);
    if (random.nextBoolean()) {
      java.util.Arrays.fill(key, 0, 8, (byte) 7);
    }
    return key;
  }

  private static Token longToken(long value) {
    return new Token.OfLong(value);
  }
}
