package io.minicql.ring;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import io.minicql.type.NativeType;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PartitionerTest {

  @Test
  void isFoundByItsClassName() {
    assertSame(Partitioner.MURMUR3, Partitioner.byName("Murmur3Partitioner"));
    assertSame(
        Partitioner.RANDOM, Partitioner.byName("org.apache.cassandra.dht.RandomPartitioner"));
    CqlException error =
        assertThrows(CqlException.class, () -> Partitioner.byName("LocalPartitioner"));
    assertEquals(ErrorCode.CONFIG_ERROR, error.code());
  }

  @Test
  void tokenTypes() {
    assertEquals(NativeType.BIGINT, Partitioner.MURMUR3.tokenType());
    assertEquals(NativeType.VARINT, Partitioner.RANDOM.tokenType());
    assertEquals(NativeType.BLOB, Partitioner.BYTE_ORDERED.tokenType());
  }

  @Test
  void randomIsTheAbsoluteValueOfTheMd5() {
    // MD5("hello") = 5d41402abc4b2a76b9719d911017c592; MD5("") counts as no key.
    assertEquals(
        "123957004363873451094272536567338222994",
        Partitioner.RANDOM.token(Murmur3TokenTest.text("hello")).toString());
    assertEquals("-1", Partitioner.RANDOM.token(new byte[0]).toString());
  }

  @Test
  void byteOrderedTokensAreTheKeysInHex() {
    assertEquals(
        "68656c6c6f", Partitioner.BYTE_ORDERED.token(Murmur3TokenTest.text("hello")).toString());
  }

  @Test
  void prefixesOfRandomStayInOrderAtTheEndsOfTheRing() {
    Token minimum = Partitioner.RANDOM.minimumToken();
    Token maximum = Partitioner.RANDOM.maximumToken();
    Token zero = new Token.OfBigInteger(BigInteger.ZERO);
    assertTrue(minimum.prefix() < zero.prefix());
    assertEquals(Long.MAX_VALUE, maximum.prefix());
    assertEquals(
        Long.MIN_VALUE, new Token.OfBigInteger(BigInteger.ONE.shiftLeft(200).negate()).prefix());
  }

  @ParameterizedTest
  @EnumSource
  void tokensSurviveTextAndSerializedForm(Partitioner partitioner) {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    for (int i = 0; i < 1_000; i++) {
      Token token = partitioner.token(randomKey(random));
      assertEquals(token, partitioner.parse(token.toString()), "seed " + seed);
      assertEquals(token, partitioner.deserialize(token.serialize()), "seed " + seed);
    }
  }

  @ParameterizedTest
  @EnumSource
  void prefixThenTieBreakIsTheOrderOfTokenThenKey(Partitioner partitioner) {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    for (int i = 0; i < 5_000; i++) {
      PartitionKey left = partitioner.decorate(randomKey(random));
      PartitionKey right = partitioner.decorate(randomKey(random));
      int byToken = left.token().compareTo(right.token());
      int expected = byToken != 0 ? byToken : Arrays.compareUnsigned(left.bytes(), right.bytes());
      assertEquals(sign(expected), sign(left.compareTo(right)), "seed " + seed);
      assertEquals(sign(byToken), sign(left.compareToken(right.token())), "seed " + seed);
      assertEquals(expected == 0, left.equals(right), "seed " + seed);
    }
  }

  @Test
  void aTokenOfAnotherKindIsRefused() {
    assertThrows(CqlException.class, () -> Partitioner.MURMUR3.parse("9223372036854775808"));
    assertThrows(CqlException.class, () -> Partitioner.RANDOM.parse("x"));
    assertThrows(CqlException.class, () -> Partitioner.BYTE_ORDERED.parse("abc"));
    assertThrows(
        IllegalArgumentException.class, () -> Partitioner.MURMUR3.deserialize(new byte[4]));
  }

  @Test
  void theTokenOfAByteOrderedKeyCanBeLongerThanItsPrefix() {
    PartitionKey shorter = Partitioner.BYTE_ORDERED.decorate(new byte[3]);
    PartitionKey longer = Partitioner.BYTE_ORDERED.decorate(new byte[4]);
    assertEquals(shorter.tokenPrefix(), longer.tokenPrefix());
    assertTrue(shorter.compareTo(longer) < 0);
    assertTrue(longer.compareToken(shorter.token()) > 0);
    assertArrayEquals(new byte[4], longer.token().serialize());
  }

  /** Short keys of few different bytes, so that ties and common prefixes are frequent. */
  private static byte[] randomKey(Random random) {
    byte[] key = new byte[1 + random.nextInt(11)];
    for (int i = 0; i < key.length; i++) {
      key[i] = (byte) (random.nextInt(2) * -1);
    }
    return key;
  }

  private static int sign(int order) {
    return Integer.signum(order);
  }
}
