package io.minicql.encoding;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.NativeType;
import io.minicql.type.TupleType;
import io.minicql.type.VectorType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Pins the bytes: they may change only with a new version of the format. */
class OrderedBytesGoldenTest {

  @Test
  void numbersOfFixedWidthFlipTheSignBit() {
    assertBody("81", NativeType.TINYINT, "01");
    assertBody("7fff", NativeType.SMALLINT, "ffff");
    assertBody("80000001", NativeType.INT, "00000001");
    assertBody("7fffffff", NativeType.INT, "ffffffff");
    assertBody("8000000000000001", NativeType.BIGINT, "0000000000000001");
    assertBody("7fffffffffffffff", NativeType.TIMESTAMP, "ffffffffffffffff");
  }

  @Test
  void datesAndTimesStayAsTheyAre() {
    assertBody("80004756", NativeType.DATE, "80004756");
    assertBody("00004e94914effff", NativeType.TIME, "00004e94914effff");
  }

  @Test
  void booleans() {
    assertBody("00", NativeType.BOOLEAN, "00");
    assertBody("01", NativeType.BOOLEAN, "01");
  }

  @Test
  void floatingPoint() {
    assertBody("bf800000", NativeType.FLOAT, "3f800000");
    assertBody("407fffff", NativeType.FLOAT, "bf800000");
    assertBody("8000000000000000", NativeType.DOUBLE, "0000000000000000");
    assertBody("7fffffffffffffff", NativeType.DOUBLE, "8000000000000000");
    assertBody("fff8000000000000", NativeType.DOUBLE, "7ff8000000000000");
  }

  @Test
  void bytesAreEscaped() {
    assertBody("6100", NativeType.TEXT, "61");
    assertBody("00", NativeType.TEXT, "");
    assertBody("00fe", NativeType.BLOB, "00");
    assertBody("00fefe", NativeType.BLOB, "0000");
    assertBody("6100ff6200", NativeType.BLOB, "610062");
    assertBody("6100feff6200", NativeType.BLOB, "61000062");
    assertBody("00ff6100fe", NativeType.BLOB, "006100");
    assertBody("0102030400", NativeType.INET, "01020304");
  }

  @Test
  void varints() {
    assertVarint("80", "0");
    assertVarint("81", "1");
    assertVarint("7f", "-1");
    assertVarint("bf", "63");
    assertVarint("c040", "64");
    assertVarint("40", "-64");
    assertVarint("3fbf", "-65");
    assertVarint("f87fffffff", "2147483647");
  }

  @Test
  void longVarintsHaveTheirLengthBefore() {
    assertVarint(
        "fe7fffffffffff", BigInteger.ONE.shiftLeft(47).subtract(BigInteger.ONE).toString());
    assertVarint("ff0000800000000000", BigInteger.ONE.shiftLeft(47).toString());
    assertVarint("01800000000000", BigInteger.ONE.shiftLeft(47).negate().toString());
    assertVarint("00ffff7fffffffffff", BigInteger.ONE.shiftLeft(47).not().toString());
  }

  @Test
  void decimals() {
    assertDecimal("80", "0");
    assertDecimal("c101818a00", "1.1");
    assertDecimal("c1018100", "1");
    assertDecimal("3efe7eff", "-1");
    assertDecimal("c08a00", "0.1");
    assertDecimal("c08100", "0.01");
    assertDecimal("bfff8a00", "0.001");
    assertDecimal("c1018a00", "10");
    assertDecimal("c1028100", "100");
    assertDecimal("c1328a00", "1e99");
    assertDecimal("c20100" + "8a00", "1e511");
    assertDecimal("bf01" + "8100", "1e-512");
    assertDecimal("beff00" + "8a00", "1e-513");
  }

  @Test
  void theVersionOfAUuidComesFirst() {
    assertBody(
        "4123456789abcdef8000000000000001", NativeType.UUID, "123456789abc4def8000000000000001");
  }

  @Test
  void timesOfVersion1ComeHighPartFirst() {
    String uuid = "123456789abc1def8000000000000001";
    assertBody("1def9abc123456788000000000000001", NativeType.UUID, uuid);
    assertBody("1def9abc123456780080808080808081", NativeType.TIMEUUID, uuid);
  }

  @Test
  void nestedValues() {
    CqlType ints = new ListType(NativeType.INT, true);
    assertBody("38", ints, "00000000");
    assertBody("408000000138", ints, "00000001" + "0000000400000001");
    assertBody("3f38", ints, "00000001" + "00000000");
    CqlType map = new MapType(NativeType.INT, NativeType.TEXT, true);
    assertBody("4080000001" + "406100" + "38", map, "00000001" + "0000000400000001" + "0000000161");
    CqlType tuple = new TupleType(List.of(NativeType.INT, NativeType.TEXT));
    assertBody("3e" + "4000" + "38", tuple, "ffffffff" + "00000000");
    assertBody("4080000001" + "38", tuple, "0000000400000001" + "ffffffff");
    CqlType vector = new VectorType(NativeType.FLOAT, 2);
    assertBody("bf800000" + "407fffff", vector, "3f800000" + "bf800000");
    assertBody("4000" + "406200", new VectorType(NativeType.TEXT, 2), "000162");
  }

  @Test
  void emptyValuesHaveAMarkOfTheirOwn() {
    assertEquals("3f38", hex(OrderedBytes.encode(NativeType.INT, new byte[0])));
    assertArrayEquals(new byte[0], OrderedBytes.decode(NativeType.INT, bytes("3f38")));
    assertEquals("400038", hex(OrderedBytes.encode(NativeType.TEXT, new byte[0])));
  }

  @Test
  void typesWithoutOrderAreRefused() {
    for (CqlType type : List.of(NativeType.DURATION, NativeType.COUNTER)) {
      assertThrows(IllegalArgumentException.class, () -> ComponentCodec.of(type));
      assertThrows(
          IllegalArgumentException.class, () -> ComponentCodec.of(new ListType(type, true)));
    }
  }

  @Test
  void valuesOfWrongLengthAreRefused() {
    for (CqlType type :
        List.of(
            NativeType.INT,
            NativeType.BOOLEAN,
            NativeType.DOUBLE,
            NativeType.UUID,
            NativeType.DECIMAL)) {
      assertThrows(IllegalArgumentException.class, () -> OrderedBytes.encode(type, new byte[3]));
    }
  }

  private static void assertVarint(String body, String value) {
    assertBody(body, NativeType.VARINT, hex(new BigInteger(value).toByteArray()));
  }

  private static void assertDecimal(String body, String value) {
    assertBody(body, NativeType.DECIMAL, hex(decimal(new BigDecimal(value))));
  }

  static byte[] decimal(BigDecimal value) {
    ByteWriter out = new ByteWriter();
    out.putInt(value.scale());
    out.put(value.unscaledValue().toByteArray());
    return out.toByteArray();
  }

  private static void assertBody(String body, CqlType type, String value) {
    byte[] key = OrderedBytes.encode(type, bytes(value));
    assertEquals("40" + body + "38", hex(key), type.cql());
    if (type != NativeType.DECIMAL) {
      assertEquals(value, hex(OrderedBytes.decode(type, key)), type.cql());
    }
  }

  private static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex);
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }
}
