package io.minicql.jdbc;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.type.CqlDuration;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.sql.Array;
import java.sql.Date;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.sql.Types;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Every CQL type through a marker and back. */
class TypesTest extends JdbcTestBase {
  private static final UUID TIME_UUID = UUID.fromString("50554d6e-29bb-11e5-b345-feff819cdc9f");

  /** A type, its JDBC code, a value, and its text form. */
  private record Sample(String cql, int code, Object value, String text) {}

  private static List<Sample> samples() throws Exception {
    return List.of(
        new Sample("ascii", Types.VARCHAR, "it's", "it's"),
        new Sample("text", Types.VARCHAR, "été", "été"),
        new Sample("bigint", Types.BIGINT, Long.MIN_VALUE, "-9223372036854775808"),
        new Sample("int", Types.INTEGER, Integer.MAX_VALUE, "2147483647"),
        new Sample("smallint", Types.SMALLINT, -5, "-5"),
        new Sample("tinyint", Types.TINYINT, 127, "127"),
        new Sample("varint", Types.NUMERIC, BigInteger.ONE.shiftLeft(70), "1180591620717411303424"),
        new Sample("decimal", Types.DECIMAL, new BigDecimal("1.500"), "1.500"),
        new Sample("double", Types.DOUBLE, 2.5, "2.5"),
        new Sample("float", Types.REAL, 1.5f, "1.5"),
        new Sample("boolean", Types.BOOLEAN, true, "true"),
        new Sample("uuid", Types.VARCHAR, new UUID(0, 1), new UUID(0, 1).toString()),
        new Sample("timeuuid", Types.VARCHAR, TIME_UUID, TIME_UUID.toString()),
        new Sample("inet", Types.VARCHAR, InetAddress.getByName("1.2.3.4"), "1.2.3.4"),
        new Sample("duration", Types.VARCHAR, new CqlDuration(14, 3, 5), "14mo3d5ns"),
        new Sample("date", Types.DATE, Date.valueOf("2024-02-29"), "2024-02-29"),
        new Sample(
            "timestamp",
            Types.TIMESTAMP,
            Timestamp.from(Instant.parse("2024-02-29T12:34:56.789Z")),
            "2024-02-29T12:34:56.789Z"));
  }

  @Test
  void scalarsComeBackAsTheyWereSet() throws Exception {
    for (Sample sample : samples()) {
      execute(
          "DROP TABLE IF EXISTS t", "CREATE TABLE t (p int PRIMARY KEY, v " + sample.cql() + ")");
      for (Object given : List.of(sample.value(), sample.text())) {
        write(given);
        try (ResultSet rows =
            connection.createStatement().executeQuery("SELECT v FROM t WHERE p = 1")) {
          assertTrue(rows.next());
          assertEquals(sample.value(), rows.getObject(1), sample.cql());
          if (!sample.cql().equals("duration")) {
            assertEquals(sample.text(), rows.getString(1), sample.cql());
          }
          ResultSetMetaData metaData = rows.getMetaData();
          assertEquals(sample.code(), metaData.getColumnType(1), sample.cql());
          assertEquals(sample.cql(), metaData.getColumnTypeName(1));
          assertEquals("k", metaData.getSchemaName(1));
          assertEquals("t", metaData.getTableName(1));
          assertTrue(
              Class.forName(metaData.getColumnClassName(1)).isInstance(rows.getObject(1)),
              sample.cql());
        }
      }
    }
  }

  private void write(Object value) throws SQLException {
    try (PreparedStatement s = connection.prepareStatement("INSERT INTO t (p, v) VALUES (1, ?)")) {
      s.setObject(1, value);
      s.executeUpdate();
    }
  }

  private ResultSet readBack(String type, Object value) throws SQLException {
    execute("DROP TABLE IF EXISTS t", "CREATE TABLE t (p int PRIMARY KEY, v " + type + ")");
    write(value);
    ResultSet rows = connection.createStatement().executeQuery("SELECT v FROM t WHERE p = 1");
    assertTrue(rows.next());
    return rows;
  }

  @Test
  void blobsAreBytes() throws SQLException {
    byte[] bytes = {(byte) 0xca, (byte) 0xfe};
    try (ResultSet rows = readBack("blob", bytes)) {
      assertArrayEquals(bytes, rows.getBytes(1));
      assertArrayEquals(bytes, (byte[]) rows.getObject(1));
      assertEquals("0xcafe", rows.getString(1));
      assertEquals(Types.VARBINARY, rows.getMetaData().getColumnType(1));
    }
  }

  @Test
  void timesKeepTheirNanoseconds() throws SQLException {
    LocalTime time = LocalTime.of(1, 2, 3, 4);
    try (ResultSet rows = readBack("time", time)) {
      assertEquals(time, rows.getObject(1, LocalTime.class));
      assertEquals("01:02:03.000000004", rows.getString(1));
    }
  }

  @Test
  void listsSetsAndVectorsAreArrays() throws SQLException {
    try (ResultSet rows = readBack("list<int>", List.of(2, 1))) {
      Array array = rows.getArray(1);
      assertArrayEquals(new Object[] {2, 1}, (Object[]) array.getArray());
      assertArrayEquals(new Object[] {1}, (Object[]) array.getArray(2, 1));
      assertThrows(SQLException.class, () -> array.getArray(3, 1));
      assertEquals("int", array.getBaseTypeName());
      assertEquals("[2, 1]", rows.getString(1));
      assertEquals(List.of(2, 1), rows.getObject(1, List.class));
    }
    try (ResultSet rows = readBack("set<text>", Set.of("a"))) {
      assertEquals("{'a'}", rows.getString(1));
    }
    Array made = connection.createArrayOf("float", new Object[] {1f, 2f});
    try (ResultSet rows = readBack("vector<float, 2>", made)) {
      assertArrayEquals(new Object[] {1f, 2f}, (Object[]) rows.getArray(1).getArray());
    }
  }

  @Test
  void mapsTuplesAndUserTypesHaveAReadableText() throws SQLException {
    try (ResultSet rows = readBack("map<text, int>", Map.of("x", 1))) {
      assertEquals(Map.of("x", 1), rows.getObject(1));
      assertEquals("{'x': 1}", rows.getString(1));
    }
    execute(
        "CREATE TYPE address (street text, zip int)",
        "DROP TABLE t",
        "CREATE TABLE t (p int PRIMARY KEY, v address, w tuple<int, text>)",
        "INSERT INTO t (p, v, w) VALUES (1, {street: 'Main'}, (1, 'a'))");
    assertEquals(
        List.of(List.of("{street: 'Main', zip: null}", "(1, 'a')")),
        query("SELECT v, w FROM t WHERE p = 1"));
  }

  @Test
  void nullIsNullForEveryGetter() throws SQLException {
    try (ResultSet rows = readBack("int", null)) {
      assertEquals(0, rows.getInt(1));
      assertTrue(rows.wasNull());
      assertEquals(0, rows.getLong("v"));
      assertNull(rows.getObject("V"));
      assertNull(rows.getObject(1, LocalDate.class));
      assertNull(rows.getTimestamp(1));
      assertNull(rows.getArray(1));
    }
  }

  @Test
  void aColumnThatIsNotThereIsNamed() throws SQLException {
    try (ResultSet rows = readBack("int", 1)) {
      assertEquals("42S22", assertThrows(SQLException.class, () -> rows.getInt("w")).getSQLState());
      assertThrows(SQLException.class, () -> rows.getInt(2));
      assertThrows(SQLException.class, () -> rows.getInt(0));
    }
  }

  @Test
  void aClosedResultSaysSo() throws SQLException {
    ResultSet rows = readBack("int", 1);
    rows.close();
    assertEquals("HY010", assertThrows(SQLException.class, rows::next).getSQLState());
  }

  @Test
  void readingNeedsARow() throws SQLException {
    try (ResultSet rows = readBack("int", 1)) {
      assertThrows(SQLException.class, () -> rows.updateInt(1, 2));
      assertTrue(rows.isLast());
      assertTrue(!rows.next());
      assertThrows(SQLException.class, () -> rows.getInt(1));
      assertTrue(rows.isAfterLast());
    }
  }
}
