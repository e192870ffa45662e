package io.minicql.jdbc;

import io.minicql.jdbc.internal.ConnectionUrl;
import io.minicql.jdbc.internal.Connections;
import io.minicql.jdbc.internal.DriverVersion;
import io.minicql.jdbc.internal.SqlErrors;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Properties;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * The JDBC driver, found by the service loader.
 *
 * <pre>{@code
 * try (Connection c = DriverManager.getConnection("jdbc:minicql:mem:shop")) { ... }
 * }</pre>
 *
 * <p>{@code jdbc:minicql:mem:} is a private database that ends with its connection; {@code
 * jdbc:minicql:mem:name} is shared by all connections of the JVM and lives until it is dropped. A
 * keyspace may follow after a slash, and {@link ConnectionProperty properties} after a question
 * mark.
 */
public final class MiniCqlDriver implements Driver {
  static {
    try {
      DriverManager.registerDriver(new MiniCqlDriver());
    } catch (SQLException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** Made by the service loader. */
  public MiniCqlDriver() {}

  @Override
  public @Nullable Connection connect(@Nullable String url, @Nullable Properties info)
      throws SQLException {
    if (url == null || !ConnectionUrl.isOurs(url)) {
      return null;
    }
    return Connections.open(url, info == null ? new Properties() : info);
  }

  @Override
  public boolean acceptsURL(@Nullable String url) {
    return ConnectionUrl.isOurs(url);
  }

  @Override
  public DriverPropertyInfo[] getPropertyInfo(String url, @Nullable Properties info)
      throws SQLException {
    Properties given = info == null ? new Properties() : info;
    Properties known =
        ConnectionUrl.isOurs(url) ? ConnectionUrl.parse(url, given).properties() : given;
    return Arrays.stream(ConnectionProperty.values())
        .map(property -> property.info(known))
        .toArray(DriverPropertyInfo[]::new);
  }

  @Override
  public int getMajorVersion() {
    return DriverVersion.MAJOR;
  }

  @Override
  public int getMinorVersion() {
    return DriverVersion.MINOR;
  }

  @Override
  public boolean jdbcCompliant() {
    return false;
  }

  @Override
  public Logger getParentLogger() throws java.sql.SQLFeatureNotSupportedException {
    throw SqlErrors.notSupported("java.util.logging");
  }
}
