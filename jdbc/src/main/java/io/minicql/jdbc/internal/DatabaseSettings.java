package io.minicql.jdbc.internal;

import io.minicql.CompatMode;
import io.minicql.CqlException;
import io.minicql.DatabaseOptions;
import io.minicql.jdbc.ConnectionProperty;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Properties;

/** Reads the properties of a connection into an engine's options; bad ones are named. */
final class DatabaseSettings {
  private static final int FETCH_SIZE_MAX = 1_000_000;

  private DatabaseSettings() {}

  static DatabaseOptions options(Properties properties) throws SQLException {
    try {
      return DatabaseOptions.DEFAULT
          .withShards(integer(properties, ConnectionProperty.SHARDS))
          .withNumTokens(integer(properties, ConnectionProperty.NUM_TOKENS))
          .withPartitioner(ConnectionProperty.PARTITIONER.get(properties))
          .withMaxMemoryBytes(sizeBytes(properties, ConnectionProperty.MAX_MEMORY))
          .withCompat(compat(properties))
          .withUserFunctions(bool(properties, ConnectionProperty.USER_FUNCTIONS));
    } catch (CqlException e) {
      throw ConnectionUrl.refused(e.getMessage());
    }
  }

  static int fetchSize(Properties properties) throws SQLException {
    int rows = integer(properties, ConnectionProperty.FETCH_SIZE);
    if (rows < 0 || rows > FETCH_SIZE_MAX) {
      throw bad(ConnectionProperty.FETCH_SIZE, properties, "a number from 0 to " + FETCH_SIZE_MAX);
    }
    return rows;
  }

  private static int integer(Properties properties, ConnectionProperty property)
      throws SQLException {
    try {
      return Integer.parseInt(property.get(properties).trim());
    } catch (NumberFormatException e) {
      throw bad(property, properties, "a whole number");
    }
  }

  private static boolean bool(Properties properties, ConnectionProperty property)
      throws SQLException {
    return switch (property.get(properties).toLowerCase(Locale.ROOT)) {
      case "true" -> true;
      case "false" -> false;
      default -> throw bad(property, properties, "true or false");
    };
  }

  private static CompatMode compat(Properties properties) throws SQLException {
    return switch (ConnectionProperty.COMPAT.get(properties).toLowerCase(Locale.ROOT)) {
      case "strict" -> CompatMode.STRICT;
      case "lenient" -> CompatMode.LENIENT;
      default -> throw bad(ConnectionProperty.COMPAT, properties, "strict or lenient");
    };
  }

  private static long sizeBytes(Properties properties, ConnectionProperty property)
      throws SQLException {
    String text = property.get(properties).trim().toUpperCase(Locale.ROOT);
    int shift = text.isEmpty() ? 0 : " KMG".indexOf(text.charAt(text.length() - 1)) * 10;
    try {
      String digits = shift > 0 ? text.substring(0, text.length() - 1) : text;
      return Math.multiplyExact(Long.parseLong(digits.trim()), 1L << Math.max(0, shift));
    } catch (NumberFormatException | ArithmeticException e) {
      throw bad(property, properties, "a size such as 512M");
    }
  }

  private static SQLException bad(
      ConnectionProperty property, Properties properties, String wanted) {
    return ConnectionUrl.refused(
        "The property "
            + property.key()
            + " is '"
            + property.get(properties)
            + "', but must be "
            + wanted);
  }
}
