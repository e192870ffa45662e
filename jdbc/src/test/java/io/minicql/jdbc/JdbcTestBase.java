package io.minicql.jdbc;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A private database with the keyspace k in use. */
abstract class JdbcTestBase {
  static final String CREATE_KEYSPACE =
      "CREATE KEYSPACE k WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}";

  Connection connection;

  @BeforeEach
  void open() throws SQLException {
    connection = DriverManager.getConnection("jdbc:minicql:mem:");
    execute(CREATE_KEYSPACE, "USE k");
  }

  @AfterEach
  void close() throws SQLException {
    connection.close();
  }

  void execute(String... statements) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      for (String cql : statements) {
        statement.execute(cql);
      }
    }
  }

  /** The rows of a query, each as the texts of its cells. */
  List<List<String>> query(String cql) throws SQLException {
    List<List<String>> rows = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(cql)) {
      int columns = result.getMetaData().getColumnCount();
      while (result.next()) {
        List<String> row = new ArrayList<>();
        for (int i = 1; i <= columns; i++) {
          row.add(result.getString(i));
        }
        rows.add(row);
      }
    }
    return rows;
  }
}
