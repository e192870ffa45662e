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
import org.openjdk.jmh.annotations.Param;
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
  @Param({"MINICQL", "H2", "HSQLDB", "SQLITE"})
  Peer peer = Peer.MINICQL;

  /** A fresh JVM for each measurement: no class is loaded and nothing is compiled. */
  @Benchmark
  @BenchmarkMode(Mode.SingleShotTime)
  @Fork(10)
  @Warmup(iterations = 0)
  @Measurement(iterations = 1)
  public long firstRowOfAFreshJvm() throws SQLException {
    try (Connection connection = peer.open();
        Statement statement = connection.createStatement()) {
      statement.execute("INSERT INTO t (pk, ck, a, b) VALUES (1, 2, 'a', 3)");
      try (ResultSet rows = statement.executeQuery("SELECT a, b FROM t WHERE pk = 1 AND ck = 2")) {
        rows.next();
        return rows.getLong(2);
      }
    }
  }

  /** Opens and closes a database in a warm JVM. HSQLDB's stays, so that only opening counts. */
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @Fork(1)
  @Warmup(iterations = 3, time = 1)
  @Measurement(iterations = 5, time = 1)
  public boolean openAndCloseAnotherDatabase() throws SQLException {
    try (Connection connection = DriverManager.getConnection(peer.url())) {
      return connection.isClosed();
    }
  }
}
