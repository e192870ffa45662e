package io.minicql.bench;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * What an application does all day, through JDBC with prepared statements on one thread: partitions
 * of 100 rows {@code (pk bigint, ck int, a text of 20 characters, b bigint)}, loaded and used in
 * random order.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(
    value = 1,
    jvmArgs = {"-Xms4g", "-Xmx4g", "-XX:+UseSerialGC"})
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@SuppressWarnings("NullAway.Init") // JMH calls load() first
public class OperationsBenchmark {
  private static final int ROWS_PER_PARTITION = 100;
  private static final long SEED = 42;

  @Param({"MINICQL", "H2", "HSQLDB", "SQLITE"})
  Peer peer = Peer.MINICQL;

  @Param({"10000"})
  int partitions = 10_000;

  private final SplittableRandom random = new SplittableRandom(SEED);
  private Connection connection;
  private PreparedStatement point;
  private PreparedStatement slice;
  private PreparedStatement insert;
  private PreparedStatement update;
  private int nextRow = ROWS_PER_PARTITION;

  @Setup(Level.Trial)
  public void load() throws SQLException {
    connection = peer.open();
    insert = connection.prepareStatement("INSERT INTO t (pk, ck, a, b) VALUES (?, ?, ?, ?)");
    update = connection.prepareStatement("UPDATE t SET a = ?, b = ? WHERE pk = ? AND ck = ?");
    point = connection.prepareStatement("SELECT a, b FROM t WHERE pk = ? AND ck = ?");
    slice = connection.prepareStatement("SELECT ck, a, b FROM t WHERE pk = ? ORDER BY ck");
    int[] order = shuffled(partitions * ROWS_PER_PARTITION);
    connection.setAutoCommit(false);
    for (int row : order) {
      insert(row / ROWS_PER_PARTITION, row % ROWS_PER_PARTITION);
    }
    connection.commit();
    connection.setAutoCommit(true);
  }

  private static int[] shuffled(int count) {
    int[] order = new int[count];
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < count; i++) {
      int j = random.nextInt(i + 1);
      order[i] = order[j];
      order[j] = i;
    }
    return order;
  }

  @TearDown(Level.Trial)
  public void close() throws SQLException {
    if (peer == Peer.HSQLDB) {
      try (Statement statement = connection.createStatement()) {
        statement.execute("SHUTDOWN");
      }
    }
    connection.close();
  }

  private void insert(long partition, int row) throws SQLException {
    insert.setLong(1, partition);
    insert.setInt(2, row);
    insert.setString(3, text(partition, row));
    insert.setLong(4, partition * row);
    insert.executeUpdate();
  }

  /** 20 characters. */
  private static String text(long partition, int row) {
    String digits = Long.toString(partition * 1_000_003L + row);
    return "text-00000000000000-".substring(0, 20 - digits.length()) + digits;
  }

  /** One row by its full key, both columns read. */
  @Benchmark
  public void pointSelect(Blackhole sink) throws SQLException {
    point.setLong(1, random.nextInt(partitions));
    point.setInt(2, random.nextInt(ROWS_PER_PARTITION));
    try (ResultSet rows = point.executeQuery()) {
      if (!rows.next()) {
        throw new IllegalStateException("the row is not there");
      }
      sink.consume(rows.getString(1));
      sink.consume(rows.getLong(2));
    }
  }

  /** A partition of 100 rows in order, all cells read. */
  @Benchmark
  public void sliceSelect(Blackhole sink) throws SQLException {
    slice.setLong(1, random.nextInt(partitions));
    int count = 0;
    try (ResultSet rows = slice.executeQuery()) {
      while (rows.next()) {
        sink.consume(rows.getInt(1));
        sink.consume(rows.getString(2));
        sink.consume(rows.getLong(3));
        count++;
      }
    }
    if (count < ROWS_PER_PARTITION) {
      throw new IllegalStateException("rows are missing: " + count);
    }
  }

  /** A new value for both columns of a row. */
  @Benchmark
  public int updateByKey() throws SQLException {
    long partition = random.nextInt(partitions);
    int row = random.nextInt(ROWS_PER_PARTITION);
    update.setString(1, text(partition, row));
    update.setLong(2, random.nextLong());
    update.setLong(3, partition);
    update.setInt(4, row);
    return update.executeUpdate();
  }

  /** A new row, in partitions of their own so that slices keep their length. */
  @Benchmark
  public void insertRow() throws SQLException {
    int row = nextRow++;
    long mixed = (row * 0x9E3779B97F4A7C15L) >>> 16;
    insert(partitions + (int) (mixed % partitions), row);
  }

  /** A point SELECT whose text was never seen before. */
  @Benchmark
  public void newText(Blackhole sink) throws SQLException {
    String text =
        "SELECT a, b FROM t WHERE pk = "
            + random.nextInt(partitions)
            + " AND ck = "
            + random.nextInt(ROWS_PER_PARTITION);
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(text)) {
      rows.next();
      sink.consume(rows.getString(1));
      sink.consume(rows.getLong(2));
    }
  }
}
