package io.minicql.jdbc.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.minicql.type.NativeType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Date;
import java.sql.SQLDataException;
import java.sql.SQLException;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class ConversionsTest {
  @Test
  void numbersBecomeEachOtherInsideTheirRanges() throws SQLException {
    assertEquals((byte) 127, Conversions.convert(127L, Byte.class));
    assertEquals(Integer.MAX_VALUE, Conversions.convert(2147483647L, Integer.class));
    assertEquals(3L, Conversions.convert(3.9, Long.class));
    assertEquals(
        new BigDecimal("0.1"), Conversions.convert(0.1f, BigDecimal.class), "without noise");
    assertEquals(BigInteger.TEN, Conversions.convert((byte) 10, BigInteger.class));
  }

  @Test
  void oneBeyondARangeIsRefused() {
    assertEquals(
        "22003",
        assertThrows(SQLDataException.class, () -> Conversions.convert(128L, Byte.class))
            .getSQLState());
    assertThrows(SQLDataException.class, () -> Conversions.convert(2147483648L, Integer.class));
    assertThrows(SQLDataException.class, () -> Conversions.convert(1e19, Long.class));
    assertThrows(SQLDataException.class, () -> Conversions.convert(Double.NaN, BigDecimal.class));
    assertThrows(
        SQLDataException.class,
        () -> Conversions.convert(BigInteger.ONE.shiftLeft(63), Long.class));
  }

  @Test
  void datesKeepTheirDayAndTimesTheirMilliseconds() throws SQLException {
    LocalDate date = LocalDate.of(2024, 2, 29);
    assertEquals(Date.valueOf("2024-02-29"), Conversions.convert(date, Date.class));
    assertEquals(date, Conversions.convert(Date.valueOf(date), LocalDate.class));
    LocalTime time = LocalTime.of(1, 2, 3, 4_000_000);
    Time sqlTime = Conversions.convert(time, Time.class);
    assertEquals(time, Conversions.convert(sqlTime, LocalTime.class));
  }

  @Test
  void timestampsAreInstantsAndTheirLocalFormsUtc() throws SQLException {
    Instant instant = Instant.parse("2024-02-29T12:34:56.789Z");
    assertEquals(instant, Conversions.convert(instant, Timestamp.class).toInstant());
    assertEquals(
        LocalDateTime.parse("2024-02-29T12:34:56.789"),
        Conversions.convert(instant, LocalDateTime.class));
    assertEquals(
        instant,
        Conversions.convert(OffsetDateTime.parse("2024-02-29T14:34:56.789+02:00"), Instant.class));
  }

  @Test
  void whatMeansNothingIsRefusedByName() {
    SQLException e =
        assertThrows(SQLException.class, () -> Conversions.convert(true, LocalDate.class));
    assertEquals("Cannot convert Boolean to LocalDate", e.getMessage());
    assertEquals("22018", e.getSQLState());
  }

  @Test
  void textIsParsedByTheMarkersType() throws SQLException {
    UUID uuid = UUID.fromString("00000000-0000-0000-0000-000000000001");
    assertArrayEquals(
        NativeType.UUID.encode(uuid), Conversions.serialize(NativeType.UUID, uuid.toString()));
    assertArrayEquals(new byte[] {0, 0, 0, 7}, Conversions.serialize(NativeType.INT, " 7 "));
    assertArrayEquals(
        new byte[] {(byte) 0xca, (byte) 0xfe}, Conversions.serialize(NativeType.BLOB, "0xcafe"));
  }

  @Test
  void widerNumbersAreAcceptedWhereTheyFit() throws SQLException {
    assertArrayEquals(new byte[] {0, 0, 0, 7}, Conversions.serialize(NativeType.INT, 7L));
    assertArrayEquals(new byte[] {7}, Conversions.serialize(NativeType.TINYINT, 7));
    assertThrows(SQLException.class, () -> Conversions.serialize(NativeType.TINYINT, 128));
    assertArrayEquals(
        NativeType.VARINT.encode(BigInteger.TEN),
        Conversions.serialize(NativeType.VARINT, BigDecimal.TEN));
  }

  @Test
  void nothingIsLostOnTheWayToAColumn() throws SQLException {
    assertArrayEquals(new byte[] {0, 0, 0, 2}, Conversions.serialize(NativeType.INT, 2.0));
    assertThrows(SQLException.class, () -> Conversions.serialize(NativeType.INT, 1.9));
    assertThrows(
        SQLException.class, () -> Conversions.serialize(NativeType.BIGINT, new BigDecimal("2.5")));
    assertThrows(SQLException.class, () -> Conversions.serialize(NativeType.INT, Double.NaN));
    assertThrows(SQLException.class, () -> Conversions.serialize(NativeType.INT, true));
    assertThrows(SQLException.class, () -> Conversions.serialize(NativeType.BOOLEAN, 1));
  }
}
