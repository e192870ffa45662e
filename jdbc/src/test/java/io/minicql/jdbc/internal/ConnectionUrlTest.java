package io.minicql.jdbc.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.SQLException;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class ConnectionUrlTest {
  private static ConnectionUrl parse(String url) throws SQLException {
    return ConnectionUrl.parse(url, new Properties());
  }

  @Test
  void isOursByItsPrefixAlone() {
    assertTrue(ConnectionUrl.isOurs("jdbc:minicql:mem:"));
    assertTrue(ConnectionUrl.isOurs("JDBC:MINICQL:MEM:shop"));
    assertFalse(ConnectionUrl.isOurs("jdbc:minicql:file:/x"));
    assertFalse(ConnectionUrl.isOurs("jdbc:h2:mem:"));
    assertFalse(ConnectionUrl.isOurs(null));
  }

  @Test
  void withoutANameIsPrivate() throws SQLException {
    ConnectionUrl url = parse("jdbc:minicql:mem:");
    assertEquals("", url.name());
    assertNull(url.keyspace());
  }

  @Test
  void takesTheKeyspaceFromThePath() throws SQLException {
    ConnectionUrl url = parse("jdbc:minicql:mem:shop/orders");
    assertEquals("shop", url.name());
    assertEquals("orders", url.keyspace());
    assertEquals("k", parse("jdbc:minicql:mem:/k").keyspace());
    assertNull(parse("jdbc:minicql:mem:shop/").keyspace());
  }

  @Test
  void keepsWhatIsInsideAQuotedKeyspace() throws SQLException {
    assertEquals("\"My;Ks?\"", parse("jdbc:minicql:mem:shop/\"My;Ks?\"?shards=2").keyspace());
    assertEquals("\"My Ks\"", parse("jdbc:minicql:mem:shop/%22My%20Ks%22").keyspace());
  }

  @Test
  void understandsBothWaysToWriteParameters() throws SQLException {
    for (String url :
        List.of(
            "jdbc:minicql:mem:s?shards=2&num_tokens=4&keyspace=k",
            "jdbc:minicql:mem:s;shards=2;NUM_TOKENS=4;keyspace=k")) {
      ConnectionUrl parsed = parse(url);
      assertEquals("2", parsed.properties().getProperty("shards"));
      assertEquals("4", parsed.properties().getProperty("num_tokens"));
      assertEquals("k", parsed.keyspace());
    }
  }

  @Test
  void aValueMayHoldEqualSignsAndPlus() throws SQLException {
    ConnectionUrl url = parse("jdbc:minicql:mem:?password=a=b+c==");
    assertEquals("a=b+c==", url.properties().getProperty("password"));
  }

  @Test
  void theUrlComesBeforeTheProperties() throws SQLException {
    Properties given = new Properties();
    given.setProperty("shards", "3");
    given.setProperty("fetch_size", "7");
    ConnectionUrl url = ConnectionUrl.parse("jdbc:minicql:mem:?shards=2", given);
    assertEquals("2", url.properties().getProperty("shards"));
    assertEquals("7", url.properties().getProperty("fetch_size"));
  }

  @Test
  void collectsUnknownNamesInsteadOfFailing() throws SQLException {
    assertEquals(List.of("sharks"), parse("jdbc:minicql:mem:?sharks=2").unknown());
  }

  @Test
  void refusesAParameterWithoutAValueAndABrokenEscape() {
    SQLException noValue =
        assertThrows(SQLException.class, () -> parse("jdbc:minicql:mem:?shards"));
    assertEquals("08001", noValue.getSQLState());
    SQLException broken = assertThrows(SQLException.class, () -> parse("jdbc:minicql:mem:%zz"));
    assertEquals("08001", broken.getSQLState());
  }
}
