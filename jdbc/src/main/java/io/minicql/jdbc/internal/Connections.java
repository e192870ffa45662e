package io.minicql.jdbc.internal;

import io.minicql.CqlException;
import io.minicql.Database;
import io.minicql.DatabaseOptions;
import io.minicql.Databases;
import io.minicql.Session;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** Opens connections: finds or makes the database that a URL names. */
public final class Connections {
  private Connections() {}

  public static Connection open(String url, Properties info) throws SQLException {
    ConnectionUrl parsed = ConnectionUrl.parse(url, info);
    DatabaseOptions options = DatabaseSettings.options(parsed.properties());
    int fetchSize = DatabaseSettings.fetchSize(parsed.properties());
    boolean isPrivate = parsed.name().isEmpty();
    Database database = open(parsed.name(), options);
    try {
      return connect(database, isPrivate, parsed, fetchSize);
    } catch (CqlException e) {
      throw SqlErrors.translate(e);
    }
  }

  private static Database open(String name, DatabaseOptions options) throws SQLException {
    try {
      return name.isEmpty() ? Database.open(options) : Databases.named(name, options);
    } catch (CqlException e) {
      throw ConnectionUrl.refused(e.getMessage());
    }
  }

  private static Connection connect(
      Database database, boolean isPrivate, ConnectionUrl url, int fetchSize) throws SQLException {
    boolean opened = false;
    try {
      Session session = database.connect();
      if (url.keyspace() != null) {
        session.execute("USE " + identifier(url.keyspace()));
      }
      CqlConnection connection =
          new CqlConnection(
              database, session, isPrivate, ConnectionUrl.PREFIX + url.name(), fetchSize);
      connection.addWarnings(warnings(url));
      opened = true;
      return connection;
    } finally {
      if (!opened && isPrivate) {
        database.close();
      }
    }
  }

  private static @Nullable SQLWarning warnings(ConnectionUrl url) {
    List<String> texts = new ArrayList<>();
    for (String name : url.unknown()) {
      texts.add("The connection property '" + name + "' is unknown and was ignored");
    }
    return Warnings.chain(null, texts);
  }

  /** A keyspace of a URL as CQL: quoted ones stay, others are quoted when they need it. */
  private static String identifier(String keyspace) {
    return Identifiers.isQuoted(keyspace) || Identifiers.isPlain(keyspace)
        ? keyspace
        : Identifiers.quote(keyspace);
  }
}
