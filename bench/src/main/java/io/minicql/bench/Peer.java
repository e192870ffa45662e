package io.minicql.bench;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** The engines that are compared, each in memory and through its own JDBC driver. */
public enum Peer {
  MINICQL(
      "jdbc:minicql:mem:",
      List.of(
          "CREATE KEYSPACE b WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}",
          "USE b",
          "CREATE TABLE t (pk bigint, ck int, a text, b bigint, PRIMARY KEY (pk, ck))")),
  H2(
      "jdbc:h2:mem:",
      List.of("CREATE TABLE t (pk bigint, ck int, a varchar(40), b bigint, PRIMARY KEY (pk, ck))")),
  HSQLDB(
      "jdbc:hsqldb:mem:bench",
      List.of(
          "SET DATABASE TRANSACTION CONTROL MVCC",
          "CREATE MEMORY TABLE t"
              + " (pk bigint, ck int, a varchar(40), b bigint, PRIMARY KEY (pk, ck))")),
  SQLITE(
      "jdbc:sqlite::memory:",
      List.of(
          "CREATE TABLE t (pk bigint, ck int, a text, b bigint, PRIMARY KEY (pk, ck))"
              + " WITHOUT ROWID"));

  private final String url;
  private final List<String> schema;

  Peer(String url, List<String> schema) {
    this.url = url;
    this.schema = schema;
  }

  Connection open() throws SQLException {
    Connection connection = DriverManager.getConnection(url);
    try (Statement statement = connection.createStatement()) {
      for (String text : schema) {
        statement.execute(text);
      }
    }
    return connection;
  }

  /** Where a new database is opened. */
  String url() {
    return url;
  }
}
