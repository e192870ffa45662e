package io.minicql.jdbc;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.ParameterMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLDataException;
import java.sql.SQLException;
import java.sql.Types;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PreparedStatementTest extends JdbcTestBase {
  @BeforeEach
  void createTable() throws SQLException {
    execute("CREATE TABLE t (p bigint, c int, v text, PRIMARY KEY (p, c))");
  }

  @Test
  void keepsItsValuesUntilTheyAreSetAgain() throws SQLException {
    try (PreparedStatement s =
        connection.prepareStatement("INSERT INTO t (p, c, v) VALUES (?, ?, ?)")) {
      s.setLong(1, 1);
      s.setString(3, "same");
      for (int c = 0; c < 3; c++) {
        s.setInt(2, c);
        assertEquals(1, s.executeUpdate());
      }
    }
    assertEquals(
        List.of(List.of("0", "same"), List.of("1", "same"), List.of("2", "same")),
        query("SELECT c, v FROM t WHERE p = 1"));
  }

  @Test
  void refusesToRunWithoutAValue() throws SQLException {
    try (PreparedStatement s = connection.prepareStatement("SELECT * FROM t WHERE p = ?")) {
      SQLException e = assertThrows(SQLException.class, s::executeQuery);
      assertEquals("07001", e.getSQLState());
      s.setLong(1, 1);
      s.executeQuery().close();
      s.clearParameters();
      assertThrows(SQLException.class, s::executeQuery);
      assertThrows(SQLException.class, () -> s.setLong(0, 1));
      assertThrows(SQLException.class, () -> s.setLong(2, 1));
    }
  }

  @Test
  void knowsItsParametersAndColumns() throws SQLException {
    try (PreparedStatement s =
        connection.prepareStatement("SELECT v, c FROM t WHERE p = ? AND c > :low")) {
      ParameterMetaData parameters = s.getParameterMetaData();
      assertEquals(2, parameters.getParameterCount());
      assertEquals(Types.BIGINT, parameters.getParameterType(1));
      assertEquals("int", parameters.getParameterTypeName(2));
      assertEquals("v", s.getMetaData().getColumnName(1));
      assertEquals(Types.VARCHAR, s.getMetaData().getColumnType(1));
    }
    try (PreparedStatement s = connection.prepareStatement("DELETE FROM t WHERE p = ?")) {
      assertNull(s.getMetaData());
    }
  }

  @Test
  void convertsWhatFitsAndRefusesWhatDoesNot() throws SQLException {
    try (PreparedStatement s =
        connection.prepareStatement("INSERT INTO t (p, c, v) VALUES (?, ?, ?)")) {
      s.setObject(1, "12");
      s.setLong(2, 7L);
      s.setObject(3, "x", Types.VARCHAR);
      s.executeUpdate();
      assertThrows(SQLDataException.class, () -> s.setLong(2, 1L << 40));
      assertThrows(SQLException.class, () -> s.setObject(2, "many"));
    }
    assertEquals(List.of(List.of("12", "7", "x")), query("SELECT p, c, v FROM t"));
  }

  @Test
  void nullIsWrittenAsNull() throws SQLException {
    execute("INSERT INTO t (p, c, v) VALUES (1, 1, 'old')");
    try (PreparedStatement s =
        connection.prepareStatement("UPDATE t SET v = ? WHERE p = ? AND c = ?")) {
      s.setNull(1, Types.VARCHAR);
      s.setLong(2, 1);
      s.setInt(3, 1);
      s.executeUpdate();
    }
    try (ResultSet rows =
        connection.createStatement().executeQuery("SELECT v FROM t WHERE p = 1")) {
      assertTrue(rows.next());
      assertNull(rows.getString(1));
      assertTrue(rows.wasNull());
    }
  }

  @Test
  void pagesKeepTheValuesOfTheirExecution() throws SQLException {
    execute("INSERT INTO t (p, c) VALUES (1, 1)", "INSERT INTO t (p, c) VALUES (1, 2)");
    try (PreparedStatement s = connection.prepareStatement("SELECT c FROM t WHERE p = ?")) {
      s.setFetchSize(1);
      s.setLong(1, 1);
      ResultSet rows = s.executeQuery();
      s.setLong(1, 99);
      assertTrue(rows.next());
      assertTrue(rows.next());
      assertEquals(2, rows.getInt(1));
    }
  }

  @Test
  void batchesRunWithTheValuesOfTheirAdding() throws SQLException {
    try (PreparedStatement s = connection.prepareStatement("INSERT INTO t (p, c) VALUES (1, ?)")) {
      for (int c = 0; c < 3; c++) {
        s.setInt(1, c);
        s.addBatch();
      }
      assertArrayEquals(new int[] {1, 1, 1}, s.executeBatch());
    }
    assertEquals(3, query("SELECT c FROM t WHERE p = 1").size());
  }

  @Test
  void survivesAChangeOfItsTable() throws SQLException {
    try (PreparedStatement s = connection.prepareStatement("SELECT * FROM t WHERE p = 1")) {
      execute("INSERT INTO t (p, c, v) VALUES (1, 1, 'x')", "ALTER TABLE t ADD w int");
      try (ResultSet rows = s.executeQuery()) {
        assertEquals(4, rows.getMetaData().getColumnCount());
      }
      execute("DROP TABLE t");
      assertThrows(SQLException.class, s::executeQuery);
    }
  }

  @Test
  void textMethodsBelongToPlainStatements() throws SQLException {
    try (PreparedStatement s = connection.prepareStatement("SELECT * FROM t WHERE p = 1")) {
      assertThrows(SQLException.class, () -> s.executeQuery("SELECT * FROM t"));
      assertThrows(SQLException.class, () -> s.addBatch("SELECT * FROM t"));
    }
  }
}
