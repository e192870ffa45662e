package io.minicql.tck.value;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValueTypeTest {

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = ';',
      value = {
        "ASCII; 'a''b'; 612762",
        "TEXT; ''; ",
        "TEXT; 'é'; c3a9",
        "BIGINT; -1; ffffffffffffffff",
        "BLOB; 0xcafe; cafe",
        "BOOLEAN; true; 01",
        "DATE; '1970-01-01'; 80000000",
        "DATE; '-5877641-06-23'; 00000000",
        "DECIMAL; 1.50; 000000020096",
        "DOUBLE; 1.0E-7; 3e7ad7f29abcaf48",
        "DOUBLE; 0.1; 3fb999999999999a",
        "DOUBLE; NaN; 7ff8000000000000",
        "DOUBLE; -0.0; 8000000000000000",
        "DURATION; 1y2mo3d4h; 1c06fc1a3185c50000",
        "DURATION; -2d; 000300",
        "FLOAT; 0.1; 3dcccccd",
        "FLOAT; 16777216.0; 4b800000",
        "INET; '127.0.0.1'; 7f000001",
        "INET; '::1'; 00000000000000000000000000000001",
        "INET; '2001:db8::ff00:42:8329'; 20010db8000000000000ff0000428329",
        "INT; -2147483648; 80000000",
        "SMALLINT; 258; 0102",
        "TIME; '01:02:03.000000004'; 00000362d417ae04",
        "TIMESTAMP; '2024-02-29T12:34:56.789Z'; 0000018df4dc5495",
        "TIMESTAMP; '1969-12-31T23:59:59.999Z'; ffffffffffffffff",
        "TINYINT; -128; 80",
        "UUID; 550e8400-e29b-41d4-a716-446655440000; 550e8400e29b41d4a716446655440000",
        "VARINT; -129; ff7f",
      })
  void literalsAndBytesAreTwoFormsOfAValue(SimpleType type, String literal, String hex) {
    byte[] bytes = HexFormat.of().parseHex(hex == null ? "" : hex);

    assertEquals(literal, type.text(bytes));
    assertArrayEquals(bytes, type.bytes(literal));
  }

  @Test
  void nullAndEmptyAreNotTheSame() {
    assertEquals("null", SimpleType.INT.text(null));
    assertEquals("empty", SimpleType.INT.text(new byte[0]));
    assertNull(SimpleType.INT.bytes("null"));
    assertArrayEquals(new byte[0], SimpleType.INT.bytes("empty"));
    assertArrayEquals(new byte[] {7}, SimpleType.INT.bytes("raw 0x07"));
  }

  @Test
  void containersHoldLiteralsOfTheirElements() {
    checkRoundTrip(new ListType(SimpleType.TEXT), "['a, b', '']");
    checkRoundTrip(new SetType(SimpleType.INT), "{1, 2}");
    checkRoundTrip(new MapType(SimpleType.TEXT, SimpleType.INT), "{'k': 1, 'l': null}");
    checkRoundTrip(new TupleType(List.of(SimpleType.INT, SimpleType.TEXT)), "(1, null)");
    checkRoundTrip(new VectorType(SimpleType.FLOAT, 2), "[1.0, 2.5]");
    checkRoundTrip(new VectorType(SimpleType.TEXT, 2), "['a', 'bcd']");
    checkRoundTrip(
        new UserType(
            "ks",
            "address",
            List.of(
                new UserType.Field("street", SimpleType.TEXT),
                new UserType.Field("codes", new ListType(SimpleType.INT)))),
        "{street: 'Main', codes: [1]}");
  }

  private static void checkRoundTrip(ValueType type, String literal) {
    assertEquals(literal, type.text(type.bytes(literal)));
  }

  @Test
  void tuplesMayEndEarly() {
    TupleType type = new TupleType(List.of(SimpleType.INT, SimpleType.TEXT));

    assertEquals("(1, null)", type.text(type.bytes("(1)")));
  }

  @Test
  void textThatIsNotUtf8IsShownAsBytes() {
    assertEquals("invalid 0xff", SimpleType.TEXT.text(new byte[] {(byte) 0xff}));
    assertEquals("'\\u000a'", SimpleType.TEXT.text(new byte[] {'\n'}));
  }

  @Test
  void literalsOutOfRangeAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> SimpleType.TINYINT.bytes("128"));
    assertThrows(IllegalArgumentException.class, () -> SimpleType.INT.bytes("1 2"));
  }

  @Test
  void floatingPointNumbersHaveTheFewestDigitsThatReadBack() {
    assertEquals("2.0E-323", SimpleType.DOUBLE.text(doubleBytes(2.0E-323)));
    assertEquals("1.7976931348623157E308", SimpleType.DOUBLE.text(doubleBytes(Double.MAX_VALUE)));
    assertEquals("2.2E-322", SimpleType.DOUBLE.text(doubleBytes(2.2E-322)));
    assertEquals("100.0", SimpleType.DOUBLE.text(doubleBytes(100)));
  }

  private static byte[] doubleBytes(double value) {
    return ByteBuffer.allocate(8).putDouble(value).array();
  }

  @Test
  void variableLengthIntegersAreAsLongAsTheyNeed() {
    long[] values = {0, 63, 64, -64, -65, 1L << 20, Long.MAX_VALUE, Long.MIN_VALUE};
    for (long value : values) {
      byte[] bytes = new ByteWriter().signedVint(value).toBytes();
      assertEquals(value, new ByteReader(bytes).signedVint());
    }
    assertEquals(1, new ByteWriter().signedVint(63).toBytes().length);
    assertEquals(2, new ByteWriter().signedVint(64).toBytes().length);
    assertEquals(9, new ByteWriter().signedVint(Long.MIN_VALUE).toBytes().length);
  }
}
