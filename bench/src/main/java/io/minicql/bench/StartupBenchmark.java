package io.minicql.bench;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long a user waits for a database: the first one of a fresh JVM, from getConnection to the
 * first row, and a further one in a warm JVM.
 */
@State(Scope.Benchmark)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class StartupBenchmark {
  private static final String URL = "jdbc:minicql:mem:";

  /** A fresh JVM for each measurement: classes are loaded and nothing is compiled yet. */
  @Benchmark
  @BenchmarkMode(Mode.SingleShotTime)
  @Fork(10)
  @Warmup(iterations = 0)
  @Measurement(iterations = 1)
  public long firstRowOfAFreshJvm() throws SQLException {
    try (Connection connection = DriverManager.getConnection(URL);
        Statement statement = connection.createStatement()) {
      statement.execute(
          "CREATE KEYSPACE shop WITH replication ="
              + " {'class': 'SimpleStrategy', 'replication_factor': 1}");
      statement.execute("CREATE TABLE shop.orders (id int PRIMARY KEY, total decimal)");
      statement.execute("INSERT INTO shop.orders (id, total) VALUES (1, 9.99)");
      try (ResultSet rows = statement.executeQuery("SELECT id FROM shop.orders WHERE id = 1")) {
        rows.next();
        return rows.getLong(1);
      }
    }
  }

  /** Opens and closes a database in a warm JVM. */
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @Fork(1)
  @Warmup(iterations = 3, time = 1)
  @Measurement(iterations = 5, time = 1)
  public boolean openAndCloseAnotherDatabase() throws SQLException {
    try (Connection connection = DriverManager.getConnection(URL)) {
      return connection.isValid(0);
    }
  }
}
