package io.minicql.jdbc.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.CompatMode;
import io.minicql.DatabaseOptions;
import java.sql.SQLException;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DatabaseSettingsTest {
  private static Properties properties(String key, String value) {
    Properties properties = new Properties();
    properties.setProperty(key, value);
    return properties;
  }

  @Test
  void nothingGivenMeansTheDefaults() throws SQLException {
    assertEquals(DatabaseOptions.DEFAULT, DatabaseSettings.options(new Properties()));
    assertEquals(5000, DatabaseSettings.fetchSize(new Properties()));
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "512K, 524288", "3m, 3145728", "2 G, 2147483648"})
  void readsSizes(String text, long sizeBytes) throws SQLException {
    assertEquals(
        sizeBytes, DatabaseSettings.options(properties("max_memory", text)).maxMemoryBytes());
  }

  @Test
  void readsTheCompatibilityMode() throws SQLException {
    assertEquals(
        CompatMode.LENIENT, DatabaseSettings.options(properties("compat", "Lenient")).compat());
  }

  @ParameterizedTest
  @CsvSource({
    "shards, 0",
    "shards, 65",
    "shards, two",
    "num_tokens, 0",
    "num_tokens, 257",
    "max_memory, 0",
    "max_memory, 9999999999G",
    "max_memory, many",
    "compat, loose",
    "partitioner, Murmur4Partitioner"
  })
  void refusesBadValuesByName(String key, String value) {
    SQLException e =
        assertThrows(
            SQLException.class,
            () -> Connections.open("jdbc:minicql:mem:", properties(key, value)).close());
    assertEquals("08001", e.getSQLState(), e.getMessage());
    assertTrue(e.getMessage().contains(key), e.getMessage());
  }

  @ParameterizedTest
  @CsvSource({"shards, 1", "shards, 64", "num_tokens, 1", "num_tokens, 256"})
  void acceptsTheLimitsThemselves(String key, String value) throws SQLException {
    DatabaseSettings.options(properties(key, value));
  }

  @ParameterizedTest
  @CsvSource({"1000001", "-1", "x"})
  void refusesBadFetchSizes(String value) {
    assertThrows(
        SQLException.class, () -> DatabaseSettings.fetchSize(properties("fetch_size", value)));
  }
}
