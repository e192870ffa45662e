package io.minicql.ring;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** The expected tokens were read from a real Cassandra. */
class Murmur3TokenTest {

  @Test
  void tokensOfNumbers() {
    assertToken(-4069959284402364209L, int4(1));
    assertToken(-3485513579396041028L, int4(0));
    assertToken(-3248873570005575792L, int4(2));
    assertToken(9010454139840013625L, int4(3));
    assertToken(-2729420104000364805L, int4(4));
    assertToken(-765994672030311617L, int4(Integer.MAX_VALUE));
    assertToken(7297452126230313552L, int4(-1));
    assertToken(2945182322382062539L, int8(0));
    assertToken(6292367497774912474L, int8(1));
  }

  @Test
  void tokensOfTextAndBytes() {
    assertToken(-8839064797231613815L, text("a"));
    assertToken(-3758069500696749310L, text("hello"));
    assertToken(5497056570060039641L, text("user_12345"));
    assertToken(1240720149139704002L, text("\u00e9t\u00e9"));
    assertToken(2117779540659012405L, text("0123456789abcdef0123456789abcdef!"));
    assertToken(-4442228696663692417L, HexFormat.of().parseHex("ff"));
    assertToken(5457549051747178710L, new byte[16]);
  }

  @Test
  void bytesOfTheTailAreSigned() {
    byte[] key = HexFormat.of().parseHex("fffefdfcfbfaf9f8f7f6f5f4f3f2f1f0ff80");
    assertToken(-8523224060339181707L, key);
  }

  @Test
  void tokensOfCompositeKeys() {
    assertToken(746584927563629270L, PartitionKeys.compose(int4(1), text("x")));
    assertToken(-4577661913518231145L, PartitionKeys.compose(int4(2), text("yy")));
    assertToken(-6115126023624040605L, PartitionKeys.compose(int4(1), text("")));
  }

  @Test
  void theEmptyKeyHasTheMinimumToken() {
    assertToken(Long.MIN_VALUE, new byte[0]);
  }

  private static void assertToken(long expected, byte[] key) {
    assertEquals(expected, Partitioner.MURMUR3.tokenPrefix(key));
    assertEquals(new Token.OfLong(expected), Partitioner.MURMUR3.token(key));
  }

  static byte[] int4(int value) {
    return ByteBuffer.allocate(4).putInt(value).array();
  }

  static byte[] int8(long value) {
    return ByteBuffer.allocate(8).putLong(value).array();
  }

  static byte[] text(String value) {
    return value.getBytes(UTF_8);
  }
}
