package io.minicql.type;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Which Java objects become values, and the ends of their ranges. */
class EncodeTest {
  private static void assertEncodes(String type, Object value, String literal) {
    CqlType cqlType = Recorded.type(type);
    byte[] bytes = cqlType.encode(value);
    cqlType.validate(bytes);
    assertEquals(literal, cqlType.format(bytes));
  }

  private static void assertRefuses(String type, Object value, String message) {
    CqlType cqlType = Recorded.type(type);
    CqlTypeException e = assertThrows(CqlTypeException.class, () -> cqlType.encode(value));
    assertEquals(message, e.getMessage());
  }

  @Test
  void wholeNumbersOfAnyClassWithinTheRange() {
    assertEncodes("tinyint", 127, "127");
    assertRefuses("tinyint", 128, "Value 128 is out of range for type tinyint");
    assertEncodes("smallint", -32768L, "-32768");
    assertRefuses("smallint", -32769L, "Value -32769 is out of range for type smallint");
    assertEncodes("int", BigInteger.valueOf(Integer.MAX_VALUE), "2147483647");
    assertRefuses("int", 2147483648L, "Value 2147483648 is out of range for type int");
    assertEncodes("bigint", (byte) -1, "-1");
    BigInteger tooLarge = BigInteger.ONE.shiftLeft(63);
    assertEncodes("bigint", tooLarge.subtract(BigInteger.ONE), "9223372036854775807");
    assertRefuses("bigint", tooLarge, "Value 9223372036854775808 is out of range for type bigint");
    assertEncodes("varint", tooLarge, "9223372036854775808");
    assertEncodes("varint", 128, "128");
  }

  @Test
  void objectsOfAWrongClassAreNamed() {
    assertRefuses("int", "7", "Expected Integer for type int, but got java.lang.String 7");
    assertRefuses("text", 7, "Expected String for type text, but got java.lang.Integer 7");
    assertRefuses("list<int>", "x", "Expected List for type list<int>, but got java.lang.String x");
    for (CqlType type : NativeType.values()) {
      assertThrows(CqlTypeException.class, () -> type.encode(new Object()), type.cql());
    }
  }

  @Test
  void floatingPointNumbersOnlyWithoutLoss() {
    assertEncodes("float", 0.5, "0.5");
    assertRefuses("float", 0.1, "Value 0.1 is out of range for type float");
    assertEncodes("float", 1 << 24, "1.6777216E7");
    assertRefuses("float", (1 << 24) + 1, "Value 16777217 is out of range for type float");
    assertEncodes("float", Double.NaN, "NaN");
    assertEncodes("double", 1.5f, "1.5");
    assertEncodes("double", 1L << 53, "9.007199254740992E15");
    assertRefuses(
        "double", (1L << 53) + 1, "Value 9007199254740993 is out of range for type double");
  }

  @Test
  void decimalsWithAnyExponentAndWithoutDelay() {
    assertEncodes("decimal", new BigDecimal("1E+2147483647"), "1E+2147483647");
    assertEncodes("decimal", 0.1, "0.1");
    assertEncodes("decimal", 7, "7");
    assertRefuses("decimal", Double.NaN, "Value NaN is out of range for type decimal");
    CqlType decimal = NativeType.DECIMAL;
    byte[] huge = decimal.parse("1E+2147483647");
    byte[] tiny = decimal.parse("1E-2147483647");
    assertEquals(1, Integer.signum(decimal.compare(huge, tiny)));
    assertEquals(0, decimal.compare(decimal.parse("1.0"), decimal.parse("1.00")));
  }

  @Test
  void timesAndDates() {
    assertEncodes("timestamp", Instant.ofEpochMilli(-1), "'1969-12-31T23:59:59.999Z'");
    assertEncodes("timestamp", new Date(0), "'1970-01-01T00:00:00.000Z'");
    assertEncodes(
        "timestamp", OffsetDateTime.parse("2024-01-01T01:00+01:00"), "'2024-01-01T00:00:00.000Z'");
    assertEncodes("timestamp", 5L, "'1970-01-01T00:00:00.005Z'");
    assertRefuses(
        "timestamp",
        Instant.MAX,
        "Value +1000000000-12-31T23:59:59.999999999Z is out of range for type timestamp");
    assertEncodes("date", LocalDate.of(2024, 2, 29), "'2024-02-29'");
    LocalDate last = LocalDate.ofEpochDay(Integer.MAX_VALUE);
    LocalDate first = LocalDate.ofEpochDay(Integer.MIN_VALUE);
    assertEncodes("date", last, "'+5881580-07-11'");
    assertEncodes("date", first, "'-5877641-06-23'");
    assertRefuses("date", last.plusDays(1), "Value +5881580-07-12 is out of range for type date");
    assertRefuses("date", first.minusDays(1), "Value -5877641-06-22 is out of range for type date");
    assertEncodes("time", LocalTime.MAX, "'23:59:59.999999999'");
    assertEncodes("time", 0L, "'00:00:00.000000000'");
    assertRefuses(
        "time", 86_400_000_000_000L, "Value 86400000000000 is out of range for type time");
  }

  @Test
  void durations() {
    assertEncodes("duration", new CqlDuration(14, 3, 14_400_000_000_000L), "1y2mo3d4h");
    assertEncodes("duration", Duration.ofMillis(-1500), "-1s500ms");
    assertEncodes("duration", Period.of(1, 2, 3), "1y2mo3d");
    assertRefuses(
        "duration",
        Period.of(1, 0, -1),
        "The duration months, days and nanoseconds must be all of the same sign (12, -1, 0)");
    assertEncodes("duration", new CqlDuration(0, 0, 0), "0s");
    CqlDuration least = new CqlDuration(0, 0, Long.MIN_VALUE);
    assertEquals("-2562047h47m16s854ms775us808ns", least.toString());
    assertEquals(new CqlDuration(0, 21, 0), CqlDuration.parse("3w"));
  }

  @Test
  void bytesAreCopiedInAndOut() {
    byte[] mine = {1, 2};
    byte[] encoded = NativeType.BLOB.encode(mine);
    mine[0] = 9;
    assertArrayEquals(new byte[] {1, 2}, encoded);
    byte[] decoded = (byte[]) NativeType.BLOB.decode(encoded);
    decoded[0] = 9;
    assertArrayEquals(new byte[] {1, 2}, encoded);
    ByteBuffer buffer = ByteBuffer.wrap(new byte[] {0, 1, 2, 3}, 1, 2);
    assertArrayEquals(new byte[] {1, 2}, NativeType.BLOB.encode(buffer));
    assertEquals(2, buffer.remaining());
  }

  @Test
  void timeuuidsAreOfVersionOne() {
    assertRefuses("timeuuid", new UUID(0, 0), "TimeUUID supports only version 1 UUIDs");
    assertEncodes("timeuuid", new UUID(0x1000, -1), "00000000-0000-1000-ffff-ffffffffffff");
  }

  @Test
  void collectionsWithoutNulls() {
    assertEncodes("list<int>", List.of(2, 1, 2), "[2, 1, 2]");
    assertEncodes("list<int>", new int[] {2, 1}, "[2, 1]");
    assertEncodes("set<int>", List.of(2, -1, 2), "{-1, 2}");
    assertEncodes("map<text, int>", Map.of("b", 1, "a", 2), "{'a': 2, 'b': 1}");
    assertEncodes("vector<float, 2>", new float[] {1, 2}, "[1.0, 2.0]");
    String noNulls = "null is not supported inside collections";
    assertRefuses("list<int>", Arrays.asList(1, null), noNulls);
    assertRefuses("set<int>", Arrays.asList(1, null), noNulls);
    assertRefuses("vector<float, 3>", new float[] {1, 2}, "Required 3 elements, but saw 2");
    assertEquals(Set.of(), Recorded.type("set<int>").decode(new byte[4]));
  }

  @Test
  void vectorsOfManyDimensions() {
    VectorType type = new VectorType(NativeType.FLOAT, 8192);
    float[] elements = new float[8192];
    elements[8191] = 1;
    byte[] value = type.encode(elements);
    type.validate(value);
    assertEquals(8192 * 4, value.length);
    assertEquals(1f, ((List<?>) type.decode(value)).get(8191));
    assertThrows(CqlTypeException.class, () -> new VectorType(NativeType.FLOAT, 0));
  }

  @Test
  void tuplesAndUserTypes() {
    TupleType tuple = (TupleType) Recorded.type("tuple<int, text>");
    assertEncodes("tuple<int, text>", TupleValue.of(tuple, 1), "(1, null)");
    assertEncodes("tuple<int, text>", Arrays.asList(null, "a"), "(null, 'a')");
    assertRefuses("tuple<int, text>", List.of(1, "a", 2), "Expected at most 2 fields, but got 3");
    assertThrows(CqlTypeException.class, () -> TupleValue.of(tuple, 1, "a", 2));
    assertEncodes("address", Map.of("zip", 7), "{street: null, zip: 7}");
    assertRefuses("address", Map.of("zap", 7), "Unknown field 'zap' in value of type address");
    UdtValue address = new UdtValue(Recorded.ADDRESS, List.of("Main", 7));
    assertEquals("{street: 'Main', zip: 7}", address.toString());
    assertEquals(7, address.get("zip"));
    assertThrows(IllegalArgumentException.class, () -> address.get("zap"));
    assertEquals(address, Recorded.ADDRESS.decode(Recorded.ADDRESS.encode(address)));
    assertEquals("(1, 'x')", TupleValue.of(tuple, 1, "x").toString());
  }

  @Test
  void theEmptyValueOfANumberReadsAsNull() {
    assertNull(NativeType.INT.decode(new byte[0]));
    assertEquals("", NativeType.TEXT.decode(new byte[0]));
    assertNull(NativeType.INT.decode(null));
  }

  @Test
  void decodedCollectionsCannotBeChanged() {
    List<?> list = (List<?>) Recorded.type("list<int>").decode(new byte[4]);
    assertThrows(UnsupportedOperationException.class, list::clear);
    List<Object> values = new ArrayList<>(List.of(1));
    TupleValue tuple = new TupleValue((TupleType) Recorded.type("tuple<int>"), values);
    values.set(0, 2);
    assertEquals(1, tuple.get(0));
  }
}
