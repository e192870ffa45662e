package io.minicql.jdbc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.Databases;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLSyntaxErrorException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class DriverTest {
  @Test
  void isFoundByTheServiceLoader() throws SQLException {
    Driver driver = DriverManager.getDriver("jdbc:minicql:mem:");
    assertInstanceOf(MiniCqlDriver.class, driver);
    assertFalse(driver.jdbcCompliant());
  }

  @Test
  void leavesOtherUrlsToOtherDrivers() throws SQLException {
    MiniCqlDriver driver = new MiniCqlDriver();
    assertNull(driver.connect("jdbc:h2:mem:", new Properties()));
    assertNull(driver.connect(null, null));
    assertFalse(driver.acceptsURL(null));
  }

  @Test
  void privateDatabasesKnowNothingOfEachOther() throws SQLException {
    try (Connection one = DriverManager.getConnection("jdbc:minicql:mem:");
        Connection other = DriverManager.getConnection("jdbc:minicql:mem:");
        Statement statement = one.createStatement()) {
      statement.execute(JdbcTestBase.CREATE_KEYSPACE);
      assertThrows(SQLException.class, () -> other.setSchema("k"));
    }
  }

  @Test
  void aNamedDatabaseIsSharedAndOutlivesItsConnections() throws SQLException {
    String url = "jdbc:minicql:mem:driver_test";
    try (Connection one = DriverManager.getConnection(url);
        Statement statement = one.createStatement()) {
      statement.execute(JdbcTestBase.CREATE_KEYSPACE);
    }
    try (Connection again = DriverManager.getConnection(url + "/k")) {
      assertEquals("k", again.getSchema());
      assertTrue(Databases.drop("driver_test"));
      assertFalse(again.isValid(0));
      assertThrows(SQLNonTransientConnectionException.class, again::createStatement);
    }
    assertFalse(Databases.drop("driver_test"));
  }

  @Test
  void anUnknownKeyspaceInTheUrlIsAnError() {
    SQLException e =
        assertThrows(
            SQLSyntaxErrorException.class,
            () -> DriverManager.getConnection("jdbc:minicql:mem:/nowhere").close());
    assertEquals(0x2200, e.getErrorCode());
  }

  @Test
  void unknownPropertiesWarn() throws SQLException {
    try (Connection c = DriverManager.getConnection("jdbc:minicql:mem:?sharks=2")) {
      assertTrue(c.getWarnings().getMessage().contains("sharks"));
      c.clearWarnings();
      assertNull(c.getWarnings());
    }
  }

  @Test
  void describesItsProperties() throws SQLException {
    DriverPropertyInfo[] infos =
        new MiniCqlDriver().getPropertyInfo("jdbc:minicql:mem:?shards=3", new Properties());
    assertEquals(ConnectionProperty.values().length, infos.length);
    DriverPropertyInfo shards =
        Arrays.stream(infos).filter(i -> i.name.equals("shards")).findFirst().orElseThrow();
    assertEquals("3", shards.value);
    assertFalse(shards.description.isEmpty());
  }

  @Test
  void aClosedConnectionSaysSo() throws SQLException {
    Connection c = DriverManager.getConnection("jdbc:minicql:mem:");
    Statement s = c.createStatement();
    c.close();
    c.close();
    assertTrue(c.isClosed());
    assertFalse(c.isValid(1));
    assertEquals("08003", assertThrows(SQLException.class, c::createStatement).getSQLState());
    assertEquals(
        "08003",
        assertThrows(SQLException.class, () -> s.execute("SELECT * FROM system.local"))
            .getSQLState());
  }

  @Test
  void transactionsAreRememberedAndRollbackWarns() throws SQLException {
    try (Connection c = DriverManager.getConnection("jdbc:minicql:mem:")) {
      c.setAutoCommit(false);
      assertFalse(c.getAutoCommit());
      c.commit();
      assertNull(c.getWarnings());
      c.rollback();
      assertTrue(c.getWarnings().getMessage().contains("no transactions"));
      assertEquals(Connection.TRANSACTION_NONE, c.getTransactionIsolation());
      SQLException e =
          assertThrows(
              SQLFeatureNotSupportedException.class,
              () -> c.setTransactionIsolation(Connection.TRANSACTION_SERIALIZABLE));
      assertEquals("0A000", e.getSQLState());
    }
  }
}
