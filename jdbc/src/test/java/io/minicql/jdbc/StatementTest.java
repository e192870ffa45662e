package io.minicql.jdbc;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.CqlException;
import java.sql.BatchUpdateException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLSyntaxErrorException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class StatementTest extends JdbcTestBase {
  @BeforeEach
  void createTable() throws SQLException {
    execute("CREATE TABLE t (p int, c int, v text, PRIMARY KEY (p, c))");
  }

  @Test
  void saysWhetherThereAreRows() throws SQLException {
    try (Statement s = connection.createStatement()) {
      assertFalse(s.execute("INSERT INTO t (p, c, v) VALUES (1, 1, 'a')"));
      assertEquals(1, s.getUpdateCount());
      assertNull(s.getResultSet());
      assertTrue(s.execute("SELECT * FROM t WHERE p = 2"));
      assertEquals(-1, s.getUpdateCount());
      assertFalse(s.getResultSet().next());
      assertFalse(s.execute("CREATE TABLE u (p int PRIMARY KEY)"));
      assertEquals(0, s.getUpdateCount());
    }
  }

  @Test
  void runsSeveralStatementsOfOneText() throws SQLException {
    String text =
        """
        INSERT INTO t (p, c, v) VALUES (1, 1, 'a;b'); -- a comment; with a semicolon
        BEGIN BATCH
          INSERT INTO t (p, c, v) VALUES (1, 2, $$;$$);
          INSERT INTO t (p, c, v) VALUES (1, 3, 'c');
        APPLY BATCH;
        SELECT v FROM t WHERE p = 1; /* ; */
        SELECT count(*) FROM t WHERE p = 1
        """;
    try (Statement s = connection.createStatement()) {
      assertFalse(s.execute(text));
      assertEquals(1, s.getUpdateCount());
      assertFalse(s.getMoreResults());
      assertEquals(1, s.getUpdateCount());
      assertTrue(s.getMoreResults());
      ResultSet rows = s.getResultSet();
      assertTrue(rows.next());
      assertEquals("a;b", rows.getString(1));
      assertTrue(s.getMoreResults());
      assertTrue(rows.isClosed());
      ResultSet count = s.getResultSet();
      assertTrue(count.next());
      assertEquals(3, count.getLong(1));
      assertFalse(s.getMoreResults());
      assertEquals(-1, s.getUpdateCount());
    }
  }

  @Test
  void executeQueryNeedsRowsAndExecuteUpdateNone() throws SQLException {
    try (Statement s = connection.createStatement()) {
      assertThrows(SQLException.class, () -> s.executeQuery("INSERT INTO t (p, c) VALUES (1, 1)"));
      assertThrows(SQLException.class, () -> s.executeUpdate("SELECT * FROM t WHERE p = 1"));
    }
  }

  @Test
  void errorsHaveClassStateCodeAndHint() throws SQLException {
    try (Statement s = connection.createStatement()) {
      SQLException syntax = assertThrows(SQLSyntaxErrorException.class, () -> s.execute("SELEC 1"));
      assertEquals("42000", syntax.getSQLState());
      assertEquals(0x2000, syntax.getErrorCode());
      assertTrue(syntax.getMessage().startsWith("line 1:0 "), syntax.getMessage());

      SQLException table =
          assertThrows(SQLSyntaxErrorException.class, () -> s.execute("SELECT * FROM nowhere"));
      assertEquals("42S02", table.getSQLState());
      SQLException column =
          assertThrows(SQLSyntaxErrorException.class, () -> s.execute("SELECT x FROM t"));
      assertEquals("42S22", column.getSQLState());
      SQLException exists =
          assertThrows(
              SQLSyntaxErrorException.class, () -> s.execute("CREATE TABLE t (p int PRIMARY KEY)"));
      assertEquals("42S01", exists.getSQLState());
      assertEquals(0x2400, exists.getErrorCode());

      SQLException filtering =
          assertThrows(SQLException.class, () -> s.execute("SELECT * FROM t WHERE v = 'a'"));
      CqlException cause = assertInstanceOf(CqlException.class, filtering.getCause());
      assertTrue(cause.hint() != null && !cause.hint().isEmpty());
    }
  }

  @Test
  void aClosedStatementSaysSo() throws SQLException {
    Statement s = connection.createStatement();
    s.close();
    s.close();
    assertTrue(s.isClosed());
    assertEquals(
        "HY010",
        assertThrows(SQLException.class, () -> s.execute("SELECT * FROM t")).getSQLState());
  }

  @Test
  void maxRowsLimitsAndFetchSizePages() throws SQLException {
    for (int i = 0; i < 10; i++) {
      execute("INSERT INTO t (p, c) VALUES (1, " + i + ")");
    }
    try (Statement s = connection.createStatement()) {
      s.setFetchSize(3);
      assertEquals(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), clusterings(s));
      s.setMaxRows(4);
      assertEquals(List.of(0, 1, 2, 3), clusterings(s));
      s.setMaxRows(10);
      assertEquals(10, clusterings(s).size());
      s.setMaxRows(11);
      assertEquals(10, clusterings(s).size());
      s.setMaxRows(0);
      assertEquals(10, clusterings(s).size());
      assertThrows(SQLException.class, () -> s.setMaxRows(-1));
      assertThrows(SQLException.class, () -> s.setFetchSize(-1));
    }
  }

  private static List<Integer> clusterings(Statement s) throws SQLException {
    List<Integer> values = new ArrayList<>();
    try (ResultSet rows = s.executeQuery("SELECT c FROM t WHERE p = 1")) {
      while (rows.next()) {
        values.add(rows.getInt("c"));
        assertEquals(values.size(), rows.getRow());
      }
    }
    return values;
  }

  @Test
  void batchesCountAndStopAtTheFirstError() throws SQLException {
    try (Statement s = connection.createStatement()) {
      s.addBatch("INSERT INTO t (p, c) VALUES (1, 1)");
      s.addBatch("INSERT INTO t (p, c) VALUES (1, 2)");
      assertArrayEquals(new int[] {1, 1}, s.executeBatch());
      assertArrayEquals(new int[0], s.executeBatch());
      s.addBatch("INSERT INTO t (p, c) VALUES (1, 3)");
      s.addBatch("INSERT INTO t (p) VALUES (1)");
      s.addBatch("INSERT INTO t (p, c) VALUES (1, 4)");
      BatchUpdateException e = assertThrows(BatchUpdateException.class, s::executeBatch);
      assertArrayEquals(new int[] {1}, e.getUpdateCounts());
      assertEquals(0x2200, e.getErrorCode());
      assertEquals(3, query("SELECT c FROM t WHERE p = 1").size());
    }
  }

  @Test
  void givesTheServersWarnings() throws SQLException {
    try (Statement s = connection.createStatement()) {
      s.execute("SELECT count(*) FROM t");
      assertEquals("Aggregation query used without partition key", s.getWarnings().getMessage());
      s.execute("SELECT count(*) FROM t WHERE p = 1");
      assertNull(s.getWarnings());
    }
  }

  @Test
  void conditionalWritesCountWhatTheyWrote() throws SQLException {
    String insert = "INSERT INTO t (p, c) VALUES (1, 1) IF NOT EXISTS";
    try (Statement s = connection.createStatement()) {
      assertEquals(1, s.executeUpdate(insert));
      assertEquals(0, s.executeUpdate(insert));
      ResultSet applied = s.executeQuery(insert);
      assertTrue(applied.next());
      assertFalse(applied.getBoolean("[applied]"));
    }
  }

  @Test
  void closesItselfOnCompletionWhenAsked() throws SQLException {
    Statement s = connection.createStatement();
    s.closeOnCompletion();
    s.executeQuery("SELECT * FROM t WHERE p = 1").close();
    assertTrue(s.isClosed());
  }

  @Test
  void nothingOfAnEmptyText() throws SQLException {
    try (Statement s = connection.createStatement()) {
      assertThrows(SQLSyntaxErrorException.class, () -> s.execute(""));
    }
  }
}
