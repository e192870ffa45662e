package io.minicql.tck.fuzz;

import io.minicql.Database;
import io.minicql.Databases;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ParameterMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Random;

/** Executes a text through JDBC, as a statement or prepared, and reads whatever it answers. */
final class JdbcRun implements AutoCloseable {
  private static final int MAX_ROWS = 200;

  private final String name;
  private final Random random;
  private final Connection connection;

  JdbcRun(String name, Random random) throws SQLException {
    this.name = name;
    this.random = random;
    this.connection = DriverManager.getConnection("jdbc:minicql:mem:" + name + "?shards=2");
  }

  Database database() {
    return Databases.find(name).orElseThrow();
  }

  boolean accepts(String cql) {
    try {
      if (random.nextBoolean()) {
        executePrepared(cql);
      } else {
        execute(cql);
      }
      return true;
    } catch (SQLException e) {
      return false;
    }
  }

  private void execute(String cql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.setFetchSize(random.nextInt(3));
      statement.setMaxRows(random.nextInt(2) * MAX_ROWS);
      boolean rows = statement.execute(cql);
      while (rows || statement.getUpdateCount() >= 0) {
        if (rows) {
          read(statement.getResultSet());
        }
        rows = statement.getMoreResults();
      }
    }
  }

  private void executePrepared(String cql) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(cql)) {
      ParameterMetaData parameters = statement.getParameterMetaData();
      for (int i = 1; i <= parameters.getParameterCount(); i++) {
        statement.setObject(i, randomObject(parameters.getParameterTypeName(i)));
      }
      if (statement.execute()) {
        read(statement.getResultSet());
      }
    }
  }

  private Object randomObject(String type) {
    return switch (random.nextInt(6)) {
      case 0 -> null;
      case 1 -> random.nextLong();
      case 2 -> new byte[random.nextInt(9)];
      case 3 -> "1";
      default -> type.equals("int") ? (Object) random.nextInt() : type;
    };
  }

  private static void read(ResultSet rows) throws SQLException {
    ResultSetMetaData columns = rows.getMetaData();
    for (int row = 0; row < MAX_ROWS && rows.next(); row++) {
      for (int column = 1; column <= columns.getColumnCount(); column++) {
        rows.getObject(column);
        rows.getString(column);
      }
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
    Databases.drop(name);
  }
}
